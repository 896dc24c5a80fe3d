import { roundedToMillionth } from '@tallyho/game/minigames/ranking';
import { formatNumber } from '../../entities/preferences/format.ts';

/** More decimals tell no further averages apart: those of up to eight votes differ by at least 1/56. */
const mostDecimals = 2;

/**
 * Returns how the averages of a row are written: all with as few decimals as tell those apart that differ. Null: the average of what
 * nobody placed.
 */
export function averagePlaces(averages: readonly (number | null)[]): (average: number) => string {
  const different = new Set(
    averages.flatMap((average) => (average === null ? [] : roundedToMillionth(average))),
  );
  const texts = (decimals: number) =>
    new Set([...different].map((average) => formatNumber(average, decimals)));
  let decimals = 0;
  while (decimals < mostDecimals && texts(decimals).size < different.size) decimals += 1;
  return (average) => formatNumber(roundedToMillionth(average), decimals);
}
