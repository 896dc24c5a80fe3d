/** By avatar number from 1. */
const tints = [
  'var(--theme-players-4)',
  'var(--player-2)',
  'var(--player-5)',
  'var(--player-3)',
  'var(--player-1)',
  'var(--player-7)',
  'var(--player-4)',
  'var(--player-6)',
];

/** Returns the CSS color of the disc behind a character; undefined for numbers other than 1 to 8. */
export const tintOf = (avatar: number): string | undefined => tints[avatar - 1];
