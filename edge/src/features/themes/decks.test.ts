import { limits } from '@tallyho/game/limits';
import { chosenThemeSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { queriesOf } from '../../../test/log.ts';
import { newAdministrator, type Person } from '../../../test/people.ts';
import { newPicture, upload } from '../../../test/pictures.ts';
import { serviceHeader } from '../../../test/service.ts';
import {
  chooseGame,
  gameAt,
  listedTheme,
  newTheme,
  saveTheme,
  sliderGame,
  themeDetails,
  themeRefusal,
  tierListGame,
} from '../../../test/themes.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});

/** Returns games with every text at its limit. Every second one is a choice. */
const longGames = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...(at % 2 === 0 ? sliderGame : chooseGame),
    name: `${'n'.repeat(limits.game.name - 4)} ${at}`,
    description: 'ü'.repeat(limits.game.description),
    ...(at % 2 === 0 && {
      config: {
        points: Array.from({ length: limits.points.max }, (_, point) => ({
          name: `${'p'.repeat(limits.label - 2)}${point}`,
          color: '#123456',
        })),
      },
    }),
  }));
const deck = (count: number, more: object = {}) => ({ ...newTheme(), games: longGames(count), ...more });

const room = new Browser();
const drawn = async (name: string, draw?: object) => {
  const query = draw ? `?draw=${encodeURIComponent(JSON.stringify(draw))}` : '';
  const path = `/api/internal/themes/${encodeURIComponent(name)}${query}`;
  const response = await room.get(path, await serviceHeader('RRRR22'));
  expect(response.status).toBe(200);
  const text = await response.text();
  return { length: text.length, theme: v.parse(chosenThemeSchema, JSON.parse(text)).snapshot };
};
const namesOf = ({ theme }: Awaited<ReturnType<typeof drawn>>) => theme.games.map(({ name }) => name);

describe('a theme of 100 games', () => {
  it('is saved, listed, edited and read game by game, in as many round trips as a short one', async () => {
    const theme = deck(limits.theme.games);
    // More than the other routes accept.
    expect(new TextEncoder().encode(JSON.stringify(theme)).length).toBeGreaterThan(128 * 1024);
    const id = await saveTheme(admin, theme);
    expect((await themeDetails(admin, id)).games).toHaveLength(limits.theme.games);
    expect((await listedTheme(admin, id))?.games).toHaveLength(limits.theme.games);
    expect(await (await gameAt(admin, theme.name, 99)).json()).toMatchObject({
      game: { name: theme.games.at(-1)?.name },
    });
    const short = deck(1);
    const shortId = await saveTheme(admin, short);
    const costOf = (saved: string, body: object) =>
      queriesOf(async () => {
        expect((await admin.put(`/api/themes/update-theme/${saved}`, body)).status).toBe(200);
      });
    const update = { ...theme, games: theme.games.toReversed() };
    expect(await costOf(id, update)).toEqual(await costOf(shortId, { ...short, description: 'Other.' }));
    expect((await themeDetails(admin, id)).games[0]?.name).toBe(theme.games.at(-1)?.name);
  });

  it('is the largest: one game more is refused, and so is a body that is too long', async () => {
    const more = await admin.post('/api/themes/upload-theme', deck(limits.theme.games + 1));
    expect(await themeRefusal(more)).toMatchObject({ status: 400, field: 'games' });
    const long = await admin.post('/api/themes/upload-theme', deck(1, { rest: 'x'.repeat(5 * 1024 * 1024) }));
    expect(await themeRefusal(long)).toMatchObject({ status: 413, error: 'tooLarge' });
  });
});

describe('a room that chooses a deck', () => {
  it('gets only as many games as it asks for, the same ones with the same seed', async () => {
    const theme = deck(limits.theme.games);
    await saveTheme(admin, theme);
    const three = await drawn(theme.name, { roundsPerTheme: 3, seed: 7 });
    expect(three.theme.games).toHaveLength(3);
    expect(new Set(three.theme.games.map(({ type }) => type)).size).toBe(2);
    expect(three.length).toBeLessThan(16 * 1024);
    expect(namesOf(await drawn(theme.name, { roundsPerTheme: 3, seed: 7 }))).toEqual(namesOf(three));
    expect(namesOf(await drawn(theme.name, { roundsPerTheme: 3, seed: 8 }))).not.toEqual(namesOf(three));
    const all = await drawn(theme.name, { roundsPerTheme: null, seed: 7 });
    expect(namesOf(all)).toEqual(theme.games.map(({ name }) => name));
  });

  it('gets ten games at most if it does not say how many', async () => {
    const theme = deck(12);
    await saveTheme(admin, theme);
    expect((await drawn(theme.name)).theme.games).toHaveLength(limits.roundsPerTheme.max);
  });

  it('gets as many pictures as a board shows, in one more round trip', async () => {
    const theme = newTheme();
    const count = limits.items.onBoard + 4;
    for (const at of Array.from({ length: count }).keys())
      expect((await upload(admin, theme.folder, newPicture(), { alt: `Picture ${at}` })).status).toBe(200);
    await saveTheme(admin, { ...theme, games: [tierListGame(theme.folder), sliderGame] });
    const altsWith = async (seed: number) => {
      const { theme: snapshot } = await drawn(theme.name, { roundsPerTheme: 3, seed });
      return snapshot.games[0]?.items.map(({ alt }) => alt) ?? [];
    };
    const first = await altsWith(1);
    expect(new Set(first).size).toBe(limits.items.onBoard);
    expect(await altsWith(1)).toEqual(first);
    expect(await altsWith(2)).not.toEqual(first);
  });

  it('is refused with a draw that is not one', async () => {
    const path = '/api/internal/themes/Any?draw=';
    for (const draw of ['x', '{}', '{"roundsPerTheme":11,"seed":1}', '{"roundsPerTheme":3,"seed":0.5}'])
      expect(
        (await room.get(`${path}${encodeURIComponent(draw)}`, await serviceHeader('RRRR22'))).status,
      ).toBe(400);
  });
});
