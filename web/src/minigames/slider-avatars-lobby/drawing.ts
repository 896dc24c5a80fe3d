import type { Drawing } from '../drawing-contract.ts';

const drawing: Drawing = {
  bars: [
    [4, 34, 13, 10, 'var(--bronze)'],
    [17.5, 27, 13, 17, 'var(--silver)'],
    [31, 20, 13, 24, 'var(--gold)'],
  ],
  discs: [
    [10.5, 27, 6, 'var(--player-4)'],
    [24, 20, 6, 'var(--player-2)'],
    [37.5, 13, 6, 'var(--player-1)'],
  ],
};
export default drawing;
