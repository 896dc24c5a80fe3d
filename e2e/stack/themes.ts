import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { storedGameSchema } from '@tallyho/game/themes/game';
import type * as v from 'valibot';
import { signToken } from '../../scripts/stack/sign-token.ts';
import type { Stack } from '../../scripts/stack/stack.ts';

/** A game of a theme as a request has it. */
type SentGame = v.InferInput<typeof storedGameSchema>;

/** Short themes for tests, in addition to the starter content. */
export const themes = {
  /** A slider and a choice; no pictures. */
  quick: 'Quick questions',
  /** A tier list of five pictures, a slider and a choice. */
  threeKinds: 'Three of a kind',
  /** Hot takes, a ranking and a cup of five pictures. */
  fast: 'Ways to argue',
  /** Two games in which the players write. */
  written: 'In your own words',
  /** Rates the players in tiers, on sliders and in a row. */
  eachOther: 'All about us',
} as const;

/**
 * The starter themes of the tests: enough for two rows of cards in the theme picker, and few pictures. Loading all of them
 * takes twenty seconds more.
 */
export const starterThemes = [
  ...['Street food', 'Table debate', 'Family council'],
  ...['Superlatives', 'Road trip', 'Talent show', 'Desert island'],
] as const;

const slider: SentGame = {
  name: 'How quick?',
  description: 'One press, and it is rated.',
  type: 'Slider',
  config: {
    points: [
      { name: 'Slow', color: 'red' },
      { name: 'Unhurried', color: 'orange' },
      { name: 'Steady', color: 'gold' },
      { name: 'Brisk', color: '#9acd32' },
      { name: 'Quick', color: 'green' },
    ],
  },
};

const choose: SentGame = {
  name: 'Now or never',
  description: 'One press as well.',
  type: 'Choose',
  config: { selectedPair: { left: 'red', right: 'blue' }, sideHeaderLeft: 'Now', sideHeaderRight: 'Never' },
};

const tiers = [
  { name: 'Best', color: 'green' },
  { name: 'Good', color: '#a8c93a' },
  { name: 'Fine', color: 'gold' },
  { name: 'Poor', color: 'orange' },
  { name: 'Worst', color: 'red' },
] as const;

const aboutPlayers: readonly SentGame[] = [
  {
    name: 'Keeps a secret',
    description: 'Who keeps a secret?',
    type: 'TierListLobby',
    config: { tiers: [...tiers] },
  },
  { name: 'Gets up early', description: 'Who is up before the birds?', type: 'SliderLobby', config: {} },
  { name: 'Sings well', description: 'Who may take the microphone?', type: 'SliderAvatarsLobby', config: {} },
];

const statements = [
  'Breakfast is the best meal',
  'Meetings should be walks',
  'A sofa is a bed',
  'Rain is good weather',
  'Maps beat navigation',
];
const writtenGames: readonly SentGame[] = [
  {
    name: 'Lost and found',
    description: 'One line is enough.',
    type: 'WriteAndRate',
    config: { prompt: 'What does the note on the fridge say?' },
  },
  {
    name: 'Under the bed',
    description: 'Say it without your name.',
    type: 'WhoseIsIt',
    config: { prompt: 'What do you never throw away?' },
  },
];

const rankingFolder = `Themes/${themes.fast}/Game1`;
const cupFolder = `Themes/${themes.fast}/Game2`;
const fastGames: readonly SentGame[] = [
  { name: 'Best pet', description: 'Best to worst.', type: 'RankThem', config: { content: rankingFolder } },
  { name: 'Strongest', description: 'Duel by duel.', type: 'Cup', config: { content: cupFolder } },
  {
    name: 'Five opinions',
    description: 'Agree or disagree.',
    type: 'HotTakes',
    config: { takes: statements.map((statement) => ({ statement })), content: null },
  },
];

const folder = `Themes/${themes.threeKinds}/Game1`;
const tierList: SentGame = {
  name: 'Five friends',
  description: 'Few enough to be quick about.',
  type: 'TierList',
  config: {
    tiers: [...tiers],
    content: folder,
  },
};
const pictures = ['dog', 'cat', 'panda', 'sloth', 'otter'] as const;
const picturesFolder = path.resolve(import.meta.dirname, '../../drizzle/content/pictures/animals/1');

/** Uploads the themes in the same way as the loader of the starter content. */
export async function addThemes({ url, serviceSecret }: Stack): Promise<void> {
  const token = await signToken({ secret: serviceSecret, audience: 'edge', subject: 'content' });
  const authorization = `Bearer ${token}`;
  const post = async (address: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(address, url), {
      method: 'POST',
      headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${address}: ${response.status} ${await response.text()}`);
  };
  const addTheme = (name: string, games: readonly SentGame[], type: 'normal' | 'lobby' = 'normal') =>
    post('/api/themes/upload-theme', {
      name,
      description: 'For a short test.',
      type,
      tags: [],
      games,
    });
  // Sequential: a folder keeps the upload order of its pictures.
  for (const target of [folder, rankingFolder, cupFolder])
    for (const name of pictures) {
      const form = new FormData();
      form.set('file', new File([await readFile(path.join(picturesFolder, `${name}.webp`))], `${name}.webp`));
      form.set('alt', name);
      await post(`/api/cloudinary/upload?folder=${encodeURIComponent(target)}`, form);
    }
  await addTheme(themes.threeKinds, [tierList, slider, choose]);
  await addTheme(themes.quick, [slider, choose]);
  await addTheme(themes.fast, fastGames);
  await addTheme(themes.written, writtenGames);
  await addTheme(themes.eachOther, aboutPlayers, 'lobby');
}
