import { useDroppable } from '@dnd-kit/react';
import type { Item } from '@tallyho/game/minigames/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import styles from './Tray.module.css';

interface TrayProps {
  /** The chosen picture, wherever it lies. */
  readonly chosen: Item | null;
  /** The tier it lies in, if it is placed. */
  readonly chosenTier: string | null;
  readonly left: number;
  readonly total: number;
  readonly disabled: boolean;
  readonly onTakeBack: () => void;
  /** Tiles of what is not placed yet. */
  readonly children: ReactNode;
}

/** The hand: the picture whose turn it is, big, and the rest in a row. */
export function Tray({ chosen, chosenTier, left, total, disabled, onTakeBack, children }: TrayProps) {
  const { ref, isDropTarget } = useDroppable({ id: 'tray' });
  const strip = useRef<HTMLDivElement>(null);
  const chosenId = chosen?.id;

  useEffect(() => {
    const tile = chosenId && strip.current?.querySelector<HTMLElement>(`[data-item="${chosenId}"]`);
    if (!tile || !strip.current) return;
    const { offsetLeft, offsetWidth } = tile;
    strip.current.scrollTo({ left: offsetLeft - (strip.current.clientWidth - offsetWidth) / 2 });
  }, [chosenId]);

  return (
    <div ref={ref} className={isDropTarget ? `${styles.tray} ${styles.target}` : styles.tray}>
      <div className={styles.chosen}>
        {chosen ? (
          <span className={styles.card} key={chosen.id}>
            <ItemPicture item={chosen} decorative />
          </span>
        ) : (
          <span className={styles.done}>
            <Icon name="check" />
          </span>
        )}
      </div>
      <div className={styles.side}>
        <p className={styles.name}>
          {chosen?.alt ?? (left === 0 ? 'All placed' : 'Pick a picture')}
          <span className={styles.count}>
            {total - left} of {total} placed
          </span>
        </p>
        {chosenTier !== null && !disabled && (
          <button type="button" className={styles.back} onClick={onTakeBack}>
            Take out of {chosenTier}
          </button>
        )}
        {left > 0 ? (
          <div ref={strip} className={styles.strip}>
            {children}
          </div>
        ) : (
          chosenTier === null && !disabled && <p className={styles.hint}>Press a picture to move it.</p>
        )}
      </div>
    </div>
  );
}
