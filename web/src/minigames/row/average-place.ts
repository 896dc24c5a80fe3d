import { roundedToMillionth } from '@tallyho/game/minigames/ranking';
import { formatNumber } from '../../entities/preferences/format.ts';

/** Returns an average of places as a text: with one decimal, or two where it has more, so that places that differ read differently. */
export const averagePlace = (average: number): string =>
  formatNumber(average, Number.isInteger(roundedToMillionth(average * 10)) ? 1 : 2);
