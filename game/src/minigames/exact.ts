/**
 * A number as points and awards compare and keep it, to a millionth: sums of fractions differ in their last digits although
 * they are equal.
 */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6;
