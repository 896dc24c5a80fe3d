import type { GameRecord } from '@tallyho/game/protocol/service';
import { expect, test } from 'vitest';
import { finishedGameOf } from '../../test/finished-games.ts';
import { people } from '../../test/lobbies.ts';
import { roundRows } from './long-record.ts';

/** A record of ten rounds, each with this text in its data and this number of ratings. */
const recordOf = async (text: string, ratings: number): Promise<GameRecord> => {
  const record = finishedGameOf(await people(2));
  const [rating] = record.ratings;
  if (!rating) throw new Error('The game has no ratings');
  const rounds = Array.from({ length: 10 }, (_, round) => round);
  return {
    ...record,
    roundsData: rounds.map((round) => ({ round, theme: 'Snacks', text })),
    ratings: rounds.flatMap((round) => Array.from({ length: ratings }, () => ({ ...rating, round }))),
  };
};

test('a row has several short rounds, and one whose characters or ratings have many bytes', async () => {
  const rowsOf = async (text: string, ratings: number) => {
    const rows = roundRows(await recordOf(text, ratings));
    expect(rows.flatMap((row) => row.rounds)).toHaveLength(10);
    expect(rows.flatMap((row) => row.ratings)).toHaveLength(10 * ratings);
    return rows.length;
  };
  expect(await rowsOf('x'.repeat(200_000), 1)).toBe(4);
  expect(await rowsOf('€'.repeat(200_000), 1)).toBe(10);
  expect(await rowsOf('x', 10_000)).toBe(10);
});
