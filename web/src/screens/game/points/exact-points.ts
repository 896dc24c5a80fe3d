import { exact } from '@tallyho/game/minigames/ranking';
import { formatNumber } from '../../../entities/preferences/format.ts';

/** Returns points for a calculation: whole numbers without decimals, others with one. */
export const exactPoints = (points: number): string =>
  formatNumber(points, Number.isInteger(exact(points)) ? 0 : 1);
