import { drawnTiers } from '../../shared/ui/styles/drawn-tiers.ts';
import type { Disc, Drawing } from '../drawing-contract.ts';

const drawing: Drawing = {
  bars: [
    [6, 5, 36, 26, 'var(--card-ground)'],
    [11, 11, 26, 4, 'var(--player-2)'],
    [11, 20, 17, 4, 'var(--player-3)'],
  ],
  discs: drawnTiers.map((color, mark): Disc => [8 + 8 * mark, 39, 3.2, color]),
};
export default drawing;
