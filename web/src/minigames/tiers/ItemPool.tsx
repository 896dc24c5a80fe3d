import { useDroppable } from '@dnd-kit/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { RateablePicture } from '../RateablePicture.tsx';
import type { RateableItem } from '../rateable-item.ts';
import styles from './Tray.module.css';

interface TrayProps {
  /** What is chosen, wherever it lies. */
  readonly chosen: RateableItem | null;
  /** What is chosen lies on the board. */
  readonly isPlaced: boolean;
  /** How many are not placed. */
  readonly left: number;
  /** As many are placed as there have to be. */
  readonly isFull: boolean;
  /** What one of them is called. */
  readonly noun: string;
  /** What can be done with the chosen one, if it is placed: some `TrayAction`s. */
  readonly actions: ReactNode;
  /** Tiles of what is not placed yet. */
  readonly children: ReactNode;
}

/** The hand: what has its turn, big, and the rest in a row. With everything placed it is one line. */
export function ItemPool({ chosen, isPlaced, left, isFull, noun, actions, children }: TrayProps) {
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
    <div
      ref={ref}
      className={isDropTarget ? `${styles.tray} ${styles.target}` : styles.tray}
      data-empty={left === 0}
    >
      {chosen && (
        <span className={styles.chosen} data-placed={isPlaced} key={chosen.id}>
          <RateablePicture thing={chosen} decorative />
        </span>
      )}
      <div className={styles.side}>
        <p className={styles.name}>
          {chosen?.name ?? (left === 0 ? 'All placed' : isFull ? 'Every tier is filled' : `Pick a ${noun}`)}
          {!chosen && left === 0 && <span className={styles.hint}>Press a {noun} to move it.</span>}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
        {left > 0 && (
          <div ref={strip} className={styles.strip}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}

/** A small button of the hand. Disabled it keeps the focus, so that the keyboard is not lost at an end. */
export const ItemPoolAction = ({
  onPress,
  disabled = false,
  children,
}: {
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    className={styles.action}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onPress()}
  >
    {children}
  </button>
);

/** The keys of a board, for those who have a keyboard: screen readers get them with the board that names `id`. */
export const KeysHint = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className={styles.keys}>
    {children}
  </p>
);
