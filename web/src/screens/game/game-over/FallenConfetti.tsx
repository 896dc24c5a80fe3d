import { type SeatNumber, seatColor } from '../../../shared/ui/players/Shape.tsx';
import styles from './FallenConfetti.module.css';

/** One step per property: see `Confetti`. The first two together spread the pieces evenly over an area. */
const strides = { x: 0.754878, y: 0.56984, turn: 0.618034, size: 0.819173 };
const scattered = (index: number, property: keyof typeof strides) =>
  (0.5 + (index + 1) * strides[property]) % 1;

interface FallenConfettiProps {
  readonly seats: readonly SeatNumber[];
  readonly count: number;
}

/** Confetti that hangs in the air on both sides of the winner, always in the same places. Decorative. */
export default function FallenConfetti({ seats, count }: FallenConfettiProps) {
  return (
    <span className={styles.fallen} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const seat = seats[index % seats.length];
        return (
          seat && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is a piece's only identity
              key={index}
              className={styles.piece}
              style={{
                // One by one to the left and to the right.
                '--x': scattered(index >> 1, 'x'),
                '--y': scattered((index >> 1) + (index % 2) * 5, 'y'),
                '--turn': `${Math.round(scattered(index, 'turn') * 180)}deg`,
                '--piece': `${0.5 + scattered(index, 'size') * 0.4}rem`,
                background: index % 3 === 2 ? 'var(--gold)' : seatColor(seat),
              }}
            />
          )
        );
      })}
    </span>
  );
}
