import type { Drawing } from '../drawing-contract.ts';
import { tierBars } from '../tiers/tier-bars.ts';

const drawing: Drawing = {
  bars: tierBars,
  discs: [
    [22, 10.5, 4, 'var(--player-3)'],
    [22, 24, 4, 'var(--player-1)'],
    [32, 24, 4, 'var(--player-2)'],
    [22, 37.5, 4, 'var(--player-4)'],
  ],
};
export default drawing;
