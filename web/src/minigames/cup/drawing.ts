import type { Bar, Drawing } from '../drawing-contract.ts';

const drawing: Drawing = {
  bars: [
    ...[5, 16, 27, 38].flatMap((y): Bar[] => [
      [3, y, 9, 7, `var(--player-${1 + (y % 8)})`],
      [36, y, 9, 7, `var(--player-${1 + ((y + 3) % 8)})`],
    ]),
    [14, 10.5, 5, 7, 'var(--card-ground)'],
    [14, 32.5, 5, 7, 'var(--card-ground)'],
    [29, 10.5, 5, 7, 'var(--card-ground)'],
    [29, 32.5, 5, 7, 'var(--card-ground)'],
  ],
  discs: [[24, 25, 6.5, 'var(--gold)']],
};
export default drawing;
