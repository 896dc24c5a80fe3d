import type { Drawing } from '../drawing-contract.ts';

const drawing: Drawing = {
  bars: [
    [4, 6, 30, 8, 'var(--tier-2)'],
    [35, 6, 9, 8, 'var(--tier-8)'],
    [4, 20, 20, 8, 'var(--tier-2)'],
    [25, 20, 19, 8, 'var(--tier-8)'],
    [4, 34, 10, 8, 'var(--tier-2)'],
    [15, 34, 29, 8, 'var(--tier-8)'],
  ],
  discs: [[24, 24, 6.5, 'var(--card-ground)']],
};
export default drawing;
