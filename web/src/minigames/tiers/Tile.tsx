import { useDraggable } from '@dnd-kit/react';
import type { Reaction } from '@tallyho/game/show/reaction';
import { type KeyboardEvent, memo, useRef } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { lettersInLine } from '../faces/ItemPicture.tsx';
import { longestWord } from '../faces/label-size.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import styles from './Tile.module.css';

interface TileProps {
  readonly subject: RateableItem;
  /** The place as a text: "in tier S", "not placed". */
  readonly where: string;
  readonly selected: boolean;
  readonly disabled: boolean;
  /** Only one tile of a board is a tab stop; the others are reached by arrow keys. */
  readonly isTabStop: boolean;
  /** The number of the item on its board, which gives a text the color of its card. */
  readonly index: number;
  /** How a player looks. */
  readonly reaction?: Reaction | undefined;
  /** Shows the name of a picture on the tile. */
  readonly named?: boolean;
  readonly onSelect: (subject: RateableItem) => void;
  readonly onFocus: (subject: RateableItem) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>, subject: RateableItem) => void;
}

/** Paper of several colors, so that texts are told apart without reading. */
const papers = ['things-1', 'own-2', 'players-1', 'things-2', 'players-3', 'players-4', 'things-5'] as const;

/** Returns the CSS color of the card of a text. */
const paperOf = (index: number): string => `var(--theme-${papers[index % papers.length]})`;

/** An item that can be dragged, or pressed to choose it. Memoized, because a press changes one or two of many tiles. */
export const Tile = memo(function Tile(props: TileProps) {
  const {
    subject,
    where,
    selected,
    disabled,
    isTabStop,
    index,
    reaction,
    named = false,
    onSelect,
    onFocus,
    onKeyDown,
  } = props;
  const { ref, isDragSource } = useDraggable({ id: subject.id, disabled });
  // Selecting a tile can resize the item pool, and the tiers must not move during a drag. So the focus that a mouse press
  // causes does not select the tile.
  const isPressed = useRef(false);
  const isText = isTextOnly(subject);
  const hasCaption = named && subject.kind === 'item' && !isText;
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(
        styles.tile,
        isText && styles.text,
        selected && styles.selected,
        isDragSource && styles.dragged,
      )}
      style={
        isText
          ? {
              '--letters': lettersInLine(subject.name, true),
              '--in-three-lines': Math.max(
                longestWord([subject.name]),
                Math.ceil(subject.name.length / 3) + 3,
              ),
              '--tint': paperOf(index),
            }
          : hasCaption
            ? { '--word': longestWord([subject.name]) }
            : undefined
      }
      data-item={subject.id}
      data-text={isText}
      data-selected={selected}
      data-dragged={isDragSource}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${subject.name}, ${where}`}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      title={subject.name}
      onClick={() => !disabled && onSelect(subject)}
      onPointerDown={({ pointerType }) => {
        isPressed.current = pointerType === 'mouse';
      }}
      onPointerUp={() => {
        isPressed.current = false;
      }}
      onFocus={() => {
        if (!disabled && !isPressed.current) onFocus(subject);
        isPressed.current = false;
      }}
      onBlur={() => {
        isPressed.current = false;
      }}
      onKeyDown={(event) => onKeyDown(event, subject)}
    >
      <RateablePicture subject={subject} reaction={reaction} decorative={hasCaption} wide={isText} />
      {hasCaption && (
        <span className={styles.caption} dir="auto">
          {subject.name}
        </span>
      )}
    </button>
  );
});
