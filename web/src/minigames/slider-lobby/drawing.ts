import type { Bar, Drawing } from '../drawing-contract.ts';

const drawing: Drawing = {
  bars: [9, 22, 35].map((y): Bar => [4, y, 40, 5, 'var(--card-ground)']),
  discs: [
    [33, 11.5, 6, 'var(--player-1)'],
    [15, 24.5, 6, 'var(--player-3)'],
    [26, 37.5, 6, 'var(--player-2)'],
  ],
};
export default drawing;
