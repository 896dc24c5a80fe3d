import { drawnTiers } from '../../shared/ui/styles/drawn-tiers.ts';
import type { Bar, Disc, Drawing } from '../drawing-contract.ts';

const drawing: Drawing = {
  bars: drawnTiers.map((color, stop): Bar => [4 + 8 * stop, 25, 8, 9, color]),
  discs: [
    ...drawnTiers.map(
      (color, stop): Disc => (stop === 3 ? [32, 13, 5, color] : [8 + 8 * stop, 15, 2, color]),
    ),
    [32, 29.5, 7.5, 'var(--card-ground)'],
  ],
};
export default drawing;
