import { drawnTiers } from '../../shared/ui/styles/drawn-tiers.ts';
import type { Bar } from '../drawing-contract.ts';

/** Three tiers, for the drawings of tier lists. */
export const tierBars: readonly Bar[] = [5, 18.5, 32].flatMap((y, row): Bar[] => [
  [4, y, 40, 11, 'var(--card-ground)'],
  [4, y, 11, 11, drawnTiers[row] ?? ''],
]);
