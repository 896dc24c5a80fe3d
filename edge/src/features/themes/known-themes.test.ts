import { seenGames } from '@tallyho/drizzle/schema/seen-games';
import { beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { idOf, join, leave, open, people } from '../../../test/lobbies.ts';
import { newAdministrator, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { chooseGame, newTheme, saveTheme, sliderGame } from '../../../test/themes.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});

const deckOf = async () => {
  const theme = {
    ...newTheme(),
    games: [
      { ...sliderGame, name: 'ONE?' },
      { ...chooseGame, name: 'Two?' },
    ],
  };
  return saveTheme(admin, theme);
};
const remember = (person: Person, themeId: string, ...games: string[]) =>
  db
    .insert(seenGames)
    .values(games.map((game) => ({ userId: idOf(person), themeId, game, items: [], seenAt: new Date() })));
const knownBy = async (reader: Browser, id: string) => {
  const { themes } = await (await reader.get('/api/themes')).json<{
    themes: { _id: string; known: { players: number; newGames: number } }[];
  }>();
  return themes.find(({ _id }) => _id === id)?.known;
};

it('a theme says how many in the lobby have played it, and how many of its games none of them has', async () => {
  const rooms = new RoomFake();
  fakeRooms(rooms.respond);
  const [leader, friend, stranger] = await people(3);
  if (!leader || !friend || !stranger) throw new Error('A test user is missing.');
  const id = await deckOf();
  expect(await knownBy(leader, id)).toEqual({ players: 0, newGames: 2 });

  await remember(friend, id, 'one?');
  await remember(stranger, id, 'two?');
  const code = await open(leader);
  await join(friend, code);
  // Only those at the table count, for each of them the same.
  for (const reader of [leader, friend])
    expect(await knownBy(reader, id)).toEqual({ players: 1, newGames: 1 });
  expect(await knownBy(stranger, id)).toEqual({ players: 1, newGames: 1 });
  await remember(leader, id, 'one?', 'two?');
  expect(await knownBy(friend, id)).toEqual({ players: 2, newGames: 0 });

  // A newcomer takes the seat of a player who knows everything.
  await leave(leader, code);
  expect(await knownBy(friend, id)).toEqual({ players: 1, newGames: 1 });
});

it('games that a theme does not have any more do not count', async () => {
  const [person] = await people(1);
  if (!person) throw new Error('A test user is missing.');
  const id = await deckOf();
  await remember(person, id, 'a question of last year?');
  expect(await knownBy(person, id)).toEqual({ players: 0, newGames: 2 });
});
