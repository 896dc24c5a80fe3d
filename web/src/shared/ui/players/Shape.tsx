import styles from './Shape.module.css';

/** A player's seat, 1 to 8. Seat n has color `--player-n` and the nth shape. */
export type SeatNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** No shape is a sign of the product: a circle is "online", a star "most points", a moon "away". */
const shapes: Record<SeatNumber, { readonly name: string; readonly path: string }> = {
  1: { name: 'bolt', path: 'M14 1.5 3.5 13.5H10L8.5 22.5 20.5 9.5H13Z' },
  2: { name: 'square', path: 'M3.5 3.5h17v17h-17Z' },
  3: { name: 'triangle', path: 'M12 2.5 22 20.5H2Z' },
  4: { name: 'diamond', path: 'M12 1.5 22 12 12 22.5 2 12Z' },
  5: { name: 'leaf', path: 'M3 21C1.5 9 8 2 21.5 2.5 22.5 15 16 22.5 3 21Z' },
  6: { name: 'heart', path: 'M12 21.5C-3 11 4-1 12 6.5 20-1 27 11 12 21.5Z' },
  7: { name: 'cross', path: 'M8 2.5h8v5.5h5.5v8H16v5.5H8V16H2.5V8H8Z' },
  8: { name: 'drop', path: 'M12 1.5C12 1.5 4 11 4 15.2a8 8 0 0 0 16 0C20 11 12 1.5 12 1.5Z' },
};

/**
 * Returns the seat of the player at `index` (from 0) in the room's order; a ninth player would share the first seat.
 */
export function seatNumberOf(index: number): SeatNumber {
  // The remainder is in 0-7, which the type system cannot infer.
  return ((((index % 8) + 8) % 8) + 1) as SeatNumber;
}

/** Returns the CSS color of a seat. */
export const seatColor = (seat: SeatNumber): string => `var(--player-${seat})`;

/** Returns the CSS color of the ring around a player of the seat. A ground in the color of the seat replaces it by `--seat-mark`. */
export const seatMark = (seat: SeatNumber): string => `var(--seat-mark, ${seatColor(seat)})`;

/** Returns "bolt", "square" and so on, for accessible names. */
export const seatShapeName = (seat: SeatNumber): string => shapes[seat].name;

/**
 * The shape of a player, filled with the player's color. On a ground of that color a ring of `--seat-mark` is around it. A 1em square.
 * Hidden from screen readers: the player's name is next to it.
 */
export function Shape({ seat }: { readonly seat: SeatNumber }) {
  return (
    <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true" style={{ fill: seatColor(seat) }}>
      <path className={styles.ring} d={shapes[seat].path} />
      <path d={shapes[seat].path} />
    </svg>
  );
}
