import { useDraggable } from '@dnd-kit/react';
import type { Item } from '@tallyho/game/minigames/contract';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ItemPicture } from '../ItemPicture.tsx';
import styles from './Tile.module.css';

interface TileProps {
  readonly item: Item;
  /** Name of the tier it lies in; null: the tray. */
  readonly tier: string | null;
  readonly selected: boolean;
  readonly disabled: boolean;
  /** One of a board's tiles takes the focus by Tab, the others by arrow keys. */
  readonly isTabStop: boolean;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** One picture that can be dragged, or pressed to choose its tier next. */
export function Tile({ item, tier, selected, disabled, isTabStop, onSelect, onKeyDown }: TileProps) {
  const { ref, isDragSource } = useDraggable({ id: item.id, disabled });
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.tile, selected && styles.selected, isDragSource && styles.dragged)}
      data-item={item.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={tier === null ? `${item.alt}, not placed` : `${item.alt}, in tier ${tier}`}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      title={item.alt}
      onClick={() => !disabled && onSelect()}
      onKeyDown={onKeyDown}
    >
      <ItemPicture item={item} />
    </button>
  );
}
