import type { Drawing } from '../drawing-contract.ts';
import { tierBars } from '../tiers/tier-bars.ts';

const drawing: Drawing = {
  bars: [
    ...tierBars,
    [18, 7.5, 7, 6, 'var(--player-2)'],
    [27, 7.5, 7, 6, 'var(--player-4)'],
    [18, 21, 7, 6, 'var(--player-7)'],
    [18, 34.5, 7, 6, 'var(--player-6)'],
    [27, 34.5, 7, 6, 'var(--player-5)'],
  ],
  discs: [],
};
export default drawing;
