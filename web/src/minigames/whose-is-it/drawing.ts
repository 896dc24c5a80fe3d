import type { Drawing } from '../drawing-contract.ts';

const drawing: Drawing = {
  bars: [
    [4, 5, 40, 22, 'var(--card-ground)'],
    [9, 10, 30, 4, 'var(--player-5)'],
    [9, 18, 19, 4, 'var(--player-6)'],
  ],
  discs: [
    [10, 37, 6, 'var(--player-1)'],
    [24, 37, 6, 'var(--player-2)'],
    [38, 37, 6, 'var(--player-3)'],
  ],
};
export default drawing;
