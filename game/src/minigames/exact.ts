/**
 * Rounds a number to six decimals before it is compared or stored. Equal sums of fractions can differ in
 * their last digits.
 */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6;
