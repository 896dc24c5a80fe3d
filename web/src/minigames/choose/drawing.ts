import type { Drawing } from '../drawing-contract.ts';

const drawing: Drawing = {
  bars: [
    [4, 6, 18, 36, 'var(--tier-1)'],
    [26, 6, 18, 36, 'var(--tier-8)'],
  ],
  discs: [[24, 24, 7, 'var(--card-ground)']],
};
export default drawing;
