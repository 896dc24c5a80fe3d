import { type SeatNumber, seatColor } from '../../../shared/ui/players/Shape.tsx';
import styles from './FallenConfetti.module.css';

/** One step per property: see `Confetti`. The first two together spread the pieces evenly over an area. */
const strides = { x: 0.754878, y: 0.56984, turn: 0.618034, size: 0.819173 };
const scattered = (index: number, property: keyof typeof strides) =>
  (0.5 + (index + 1) * strides[property]) % 1;

interface FallenConfettiProps {
  readonly seats: readonly SeatNumber[];
  /** Where the pieces have come to rest: in the air beside the winner, or on a step and in front of it. */
  readonly on: 'air' | 'step';
  readonly count: number;
  /** Pieces with another number lie elsewhere. */
  readonly from?: number;
}

/** Confetti after its fall: it rests, always in the same places. Decorative. */
export default function FallenConfetti({ seats, on, count, from = 0 }: FallenConfettiProps) {
  return (
    <span className={styles.fallen} data-on={on} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const seat = seats[(from + index) % seats.length];
        const at = from + index;
        return (
          seat && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is a piece's only identity
              key={index}
              className={styles.piece}
              style={{
                // One by one to the left and to the right.
                '--x': scattered(at >> 1, 'x'),
                '--y': scattered((at >> 1) + (at % 2) * 5, 'y'),
                '--turn': `${Math.round(scattered(at, 'turn') * 180)}deg`,
                '--piece': `${0.5 + scattered(at, 'size') * 0.4}rem`,
                background: index % 3 === 2 ? 'var(--gold)' : seatColor(seat),
              }}
            />
          )
        );
      })}
    </span>
  );
}
