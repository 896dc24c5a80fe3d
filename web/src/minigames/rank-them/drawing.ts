import { drawnTiers } from '../../shared/ui/styles/drawn-tiers.ts';
import type { Bar, Disc, Drawing } from '../drawing-contract.ts';

const drawing: Drawing = {
  bars: [0, 1, 2, 3].flatMap((row): Bar[] => [
    [4, 5 + 10 * row, 9, 8, drawnTiers[row] ?? ''],
    [15, 5 + 10 * row, 29 - 6 * row, 8, 'var(--card-ground)'],
  ]),
  discs: [0, 1, 2, 3].map((row): Disc => [20, 9 + 10 * row, 2.6, `var(--player-${row + 1})`]),
};
export default drawing;
