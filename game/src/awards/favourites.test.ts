import type { RoundRecord } from '@tallyho/game/room/state';
import { expect, test } from 'vitest';
import { robin } from '../../net/testing/people.ts';
import { flagItems } from '../../net/testing/sample-themes.ts';
import { favouritesOf } from './favourites.ts';

const tiers = ['S', 'A'].map((name) => ({ name, color: 'red' as const }));
const items = flagItems.slice(0, 4);
const ids = items.map(({ id }) => id);

/** A round in which one person put these into S and into A. */
const round = (name: string, best: string[], good: string[] = []): RoundRecord => ({
  index: 0,
  gameIndex: 0,
  gamesInTheme: 1,
  theme: 'Flags of the world',
  game: { name, description: '', type: 'TierList' },
  board: { type: 'TierList', tiers, items, seMode: false },
  answers: [
    {
      ratedBy: robin,
      gameData: {
        tiers: [
          { name: 'S', items: best },
          { name: 'A', items: good },
        ],
      },
    },
  ],
});

const shown = (records: RoundRecord[]) =>
  favouritesOf(records).map(({ item, game }) => `${game}: ${ids.indexOf(item.id)}`);

test('one round alone fills the podium with its three best', () => {
  expect(shown([round('One', [ids[2] ?? ''], [ids[0] ?? '', ids[1] ?? '', ids[3] ?? ''])])).toEqual([
    'One: 2',
    'One: 0',
    'One: 1',
  ]);
});

test('each round has its best there before any has its second', () => {
  const one = round('One', [ids[0] ?? '', ids[1] ?? '', ids[2] ?? '']);
  const two = round('Two', [], [ids[3] ?? '']);
  expect(shown([one, two])).toEqual(['One: 0', 'One: 1', 'Two: 3']);
});

test('nothing liked, nothing shown', () => {
  expect(favouritesOf([])).toEqual([]);
  expect(favouritesOf([round('One', [])])).toEqual([]);
});
