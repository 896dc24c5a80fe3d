import styles from './Confetti.module.css';
import { type SeatNumber, Shape } from './Shape.tsx';

/** Number of pieces, over the page or over a part of it. */
const counts = { page: 88, part: 24 } as const;

/** One step per property: its multiples modulo 1 are evenly distributed over 0 to 1, and the properties do not correlate. */
const strides = { x: 0.618034, y: 0.754878, turn: 0.56984, size: 0.819173, wait: 0.671044 };
const scattered = (index: number, property: keyof typeof strides) =>
  (0.5 + (index + 1) * strides[property]) % 1;

interface ConfettiProps {
  readonly seats: readonly SeatNumber[];
  /** `part`: a smaller burst, for two seconds, in the nearest positioned element around it. */
  readonly over?: 'page' | 'part';
}

/** The shapes of these players in their colors, animated once and then invisible. Hidden with reduced motion. */
export function Confetti({ seats, over = 'page' }: ConfettiProps) {
  const pieces = Array.from({ length: counts[over] }, (_, index) => seats[index % seats.length]);
  return (
    <div className={styles.confetti} data-over={over} aria-hidden="true">
      {pieces.map(
        (seat, index) =>
          seat && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is a piece's only identity
              key={index}
              className={styles.piece}
              style={{
                '--x': scattered(index, 'x') - 0.5,
                '--y': scattered(index, 'y'),
                '--turn': `${Math.round(scattered(index, 'turn') * 900 - 450)}deg`,
                '--size': `${0.75 + scattered(index, 'size') * 0.9}rem`,
                '--wait': `${Math.round(scattered(index, 'wait') * 260)}ms`,
              }}
            >
              <Shape seat={seat} />
            </span>
          ),
      )}
    </div>
  );
}
