import { exact } from '../minigames/exact.ts';
import type { RoundRecord } from '../room/state.ts';
import type { Divisive } from './awards.ts';
import { meanOf, valuesOf } from './opinions.ts';

/** What the players of these rounds agreed on least; null if nothing had two opinions that differ. The first of equals. */
export const divisiveOf = (records: readonly RoundRecord[]): Divisive | null => {
  let widest: Divisive | null = null;
  for (const record of records) {
    for (const { subject, values } of valuesOf(record)) {
      if (values.length < 2) continue;
      const mean = meanOf(values);
      const spread = exact(Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) * 100);
      if (spread > (widest?.spread ?? 0))
        widest = { record: record.index, game: record.game.name, subject, mean: exact(mean * 100), spread };
    }
  }
  return widest;
};
