import { themes as themeTable } from '@tallyho/drizzle/schema/index';
import { chosenThemeSchema, themeOptionsSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../testkit/eventually.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { finishedGameOf } from '../../../test/finished-games.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { serviceHeader } from '../../../test/service.ts';
import {
  chooseGame,
  listedTheme,
  lobbyGames,
  newTheme,
  saveTheme,
  sliderGame,
} from '../../../test/themes.ts';

const code = 'RRRR22';
const room = new Browser();
const guessed = {
  name: 'Who wrote it?',
  description: '',
  type: 'WhoseIsIt',
  config: { prompt: 'A food you pretend to like' },
};
const forGrownUps = { ...chooseGame, name: 'For grown-ups', suits: 'grownUps' };
let admin: Person;
/** Themes of three kinds, one with a game for grown-ups, and one that has only that. */
const themes = {
  sliders: newTheme({ games: [sliderGame] }),
  choices: newTheme({ games: [chooseGame, forGrownUps] }),
  players: newTheme({ type: 'lobby', games: lobbyGames }),
  moreSliders: newTheme({ games: [sliderGame] }),
  grownUps: newTheme({ games: [forGrownUps] }),
  guessing: newTheme({ games: [guessed] }),
};
const ids = new Map<string, string>();

beforeAll(async () => {
  admin = await newAdministrator();
  for (const theme of Object.values(themes)) ids.set(theme.name, await saveTheme(admin, theme));
});

/** Returns the drawn themes as if there were only those of this file. Other tests save theirs meanwhile: then it draws again. */
const optionsOf = ({
  used = [],
  ...more
}: {
  used?: string[];
  [option: string]: unknown;
} = {}): Promise<string[]> =>
  eventually('only the themes of this file', async () => {
    const names = (await db.select({ name: themeTable.name }).from(themeTable)).map(({ name }) => name);
    const query = {
      ...{ roundsPerTheme: 3, seed: 7, questionsFor: 'all', leftOut: ['WhoseIsIt'], ...more },
      used: [...used, ...names.filter((name) => !ids.has(name))],
    };
    const response = await room.post('/api/internal/theme-options', query, await serviceHeader(code));
    expect(response.status).toBe(200);
    const drawn = v.parse(themeOptionsSchema, await response.json()).themes;
    return drawn.every((name) => ids.has(name)) && drawn;
  });
const chosen = async ({ name }: { name: string }, questionsFor: string, leftOut: string[] = []) => {
  const draw = encodeURIComponent(JSON.stringify({ roundsPerTheme: null, seed: 7, questionsFor, leftOut }));
  const path = `/api/internal/themes/${encodeURIComponent(name)}?draw=${draw}`;
  const response = await room.get(path, await serviceHeader(code));
  return response.status === 200 ? v.parse(chosenThemeSchema, await response.json()) : response.status;
};
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('the themes of a vote', () => {
  it('are three of different kinds, the same ones with the same seed', async () => {
    const drawn = await optionsOf();
    expect(await optionsOf()).toEqual(drawn);
    for (const seed of seeds) {
      const names = await optionsOf({ seed });
      expect(new Set(names).size).toBe(3);
      expect(names).toEqual(expect.arrayContaining([themes.choices.name, themes.players.name]));
    }
  });

  it('are none that the game has played, and none without a question for these players', async () => {
    const used = [themes.choices.name.toUpperCase(), themes.players.name];
    const left = [themes.sliders.name, themes.moreSliders.name];
    expect((await optionsOf({ used })).toSorted()).toEqual(left.toSorted());
    expect(await optionsOf({ used, leftOut: [] })).toContain(themes.guessing.name);
    const all = await optionsOf({ used, questionsFor: 'grownUps' });
    expect(all).toContain(themes.grownUps.name);
  });

  it.each([
    ['as the theme has them', { type: 'Slider' }],
    ['as another mini-game', { type: 'Cup', isPlayedAs: true }],
  ])('are those first whose rounds the players have not seen %s', async (_, format) => {
    const one = await newPerson();
    const game = {
      ...finishedGameOf([one, admin], { types: ['Slider'] }),
      finishedAt: 5_000,
      ratings: [],
      roundsData: [
        {
          theme: themes.sliders.name,
          isCustomTheme: false,
          game: { name: sliderGame.name, description: '', ...format },
          board: { type: 'Slider', items: [] },
          seenBy: [0],
        },
      ],
    };
    await room.post(
      `/api/internal/rooms/${game.code}`,
      { type: 'game', game },
      await serviceHeader(game.code),
    );
    for (const seed of seeds)
      expect(await optionsOf({ seed, players: [one.account._id] })).not.toContain(themes.sliders.name);
  });

  it('need a body that says how to draw', async () => {
    const header = await serviceHeader(code);
    for (const body of [{}, { roundsPerTheme: 3, seed: 1 }, { roundsPerTheme: 11, seed: 1, used: [] }])
      expect((await room.post('/api/internal/theme-options', body, header)).status).toBe(400);
  });
});

describe('a game for grown-ups', () => {
  it('is played only in a lobby whose questions are for them', async () => {
    expect(await chosen(themes.choices, 'all')).toMatchObject({
      snapshot: { games: [{ name: chooseGame.name }] },
    });
    expect(await chosen(themes.choices, 'grownUps')).toMatchObject({
      snapshot: { games: [{ name: chooseGame.name }, { name: forGrownUps.name }] },
    });
    expect(await chosen(themes.grownUps, 'all')).toBe(404);
  });

  it('is like one of a type that the table leaves out', async () => {
    expect(await chosen(themes.guessing, 'all')).toMatchObject({ snapshot: { games: [guessed] } });
    expect(await chosen(themes.guessing, 'all', ['WhoseIsIt'])).toBe(404);
  });

  it('leaves a theme without other games out of the number of themes', async () => {
    const of = async (questionsFor: string) => await chosen(themes.sliders, questionsFor);
    // Other tests save themes meanwhile.
    await expect
      .poll(async () => {
        const [forAll, all] = [await of('all'), await of('grownUps')];
        if (typeof forAll === 'number' || typeof all === 'number') throw new Error('The theme exists.');
        return all.available - forAll.available;
      })
      .toBe(1);
  });

  it('is marked in the list of themes, which counts what is new without it, too', async () => {
    const listed = await listedTheme(admin, ids.get(themes.choices.name) ?? '');
    expect(listed).toMatchObject({
      games: [{ name: chooseGame.name }, { name: forGrownUps.name, suits: 'grownUps' }],
      known: { players: 0, newGames: 2 },
      knownForAll: { players: 0, newGames: 1 },
    });
    expect(await listedTheme(admin, ids.get(themes.sliders.name) ?? '')).not.toHaveProperty('knownForAll');
  });
});
