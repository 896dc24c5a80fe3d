import type { storedGameSchema } from '@tallyho/game/themes/game';
import type * as v from 'valibot';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { freshName } from './people.ts';

/** A game of a theme as a request has it. */
type SentGame = v.InferInput<typeof storedGameSchema>;

const steps = (...names: string[]) => names.map((name) => ({ name, color: 'red' }));

export const sliderGame: SentGame = {
  name: 'How good?',
  description: '',
  type: 'Slider',
  config: { points: steps('Bad', 'Fair', 'Good') },
};

export const chooseGame: SentGame = {
  name: 'This or that',
  description: 'Pick one.',
  type: 'Choose',
  config: {
    selectedPair: { left: 'black', right: 'white' },
    sideHeaderLeft: 'This',
    sideHeaderRight: 'That',
  },
};

export const tierListGame = (content: string): SentGame => ({
  name: 'Best of all',
  description: '',
  type: 'TierList',
  config: { tiers: steps('S', 'A', 'B'), content },
});

/** The three games in which players rate each other. */
export const lobbyGames: SentGame[] = [
  {
    name: 'Where is everybody?',
    description: '',
    type: 'TierListLobby',
    config: { tiers: steps('S', 'A'), ordered: false },
  },
  { name: 'How loud?', description: '', type: 'SliderLobby', config: { ratingValue: 20 } },
  { name: 'Line up', description: '', type: 'SliderAvatarsLobby', config: {} },
];

/** Returns an unused theme with a game of every type that rates items. */
export const newTheme = (more: object = {}) => {
  const name = `Theme ${freshName()}`;
  const folder = `Themes/${name}/Game1`;
  return {
    name,
    description: 'All about tests.',
    type: 'normal',
    tags: [] as unknown[],
    games: [tierListGame(folder), sliderGame, chooseGame] as unknown[],
    folder,
    ...more,
  };
};

export type Game = {
  name: string;
  type: string;
  config: object;
  items?: { id: string; url: string; alt: string }[];
};
type Theme = {
  _id: string;
  name: string;
  description: string;
  type: string;
  games: Game[];
  tags: unknown[];
  covers: string[];
};

/** Creates the theme as `by`, an administrator. Returns its id. */
export const saveTheme = async (by: Browser, theme: object): Promise<string> => {
  const response = await by.post('/api/themes/upload-theme', theme);
  expect(response.status).toBe(200);
  return (await response.json<{ _id: string }>())._id;
};
export const themeDetails = async (by: Browser, id: string) =>
  (await (await by.get(`/api/themes/${id}/details`)).json<{ theme: Theme }>()).theme;
export const listedTheme = async (by: Browser, id: string) =>
  (await (await by.get('/api/themes')).json<{ themes: Theme[] }>()).themes.find(({ _id }) => _id === id);
/** Returns one of a theme's games as `by`, by its index from 0. */
export const gameAt = (by: Browser, name: string, index: string | number) =>
  by.get(`/api/themes/name/${encodeURIComponent(name)}/games/${index}`);
export const themeRefusal = async (response: Response) => {
  const { error, field } = await response.json<{ error: string; field: string }>();
  return { status: response.status, error, field };
};
