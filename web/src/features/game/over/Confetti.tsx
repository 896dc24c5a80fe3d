import type { CSSProperties } from 'react';
import { Shape, seatOf } from '../../../ui/Shape.tsx';
import styles from './Confetti.module.css';

/** How many pieces fall. */
const count = 44;

/** Spreads whole numbers evenly over 0 to 1, without looking like a row. */
const scattered = (index: number, seed: number) => (index * 0.618034 + seed * 0.37) % 1;

/** The players' shapes in their colours, thrown up once. Nothing of it stays, and who wants no motion sees none of it. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its number
          key={index}
          className={styles.piece}
          // Custom properties aren't in CSSProperties.
          style={
            {
              '--x': scattered(index, 1) - 0.5,
              '--y': scattered(index, 2),
              '--turn': `${Math.round(scattered(index, 3) * 900 - 450)}deg`,
              '--size': `${0.75 + scattered(index, 4) * 0.9}rem`,
              '--wait': `${Math.round(scattered(index, 5) * 260)}ms`,
            } as CSSProperties
          }
        >
          <Shape seat={seatOf(index)} />
        </span>
      ))}
    </div>
  );
}
