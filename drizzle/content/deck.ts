import type { FilePicture } from '@tallyho/game/themes/picture';
import type { StarterTheme } from './starter-theme.ts';

/*
 * The themes are written with these functions, so that a file of `themes` contains hardly more than texts. What they return is
 * plain data.
 */

type Game = StarterTheme['games'][number];
type Titles = Pick<StarterTheme, 'name' | 'description' | 'tags'> & { games: Game[] };
type Side = readonly [header: string, description: string];

/** Pictures by source. The value is what the picture shows; with a second text, that is the name of its file. */
type Pictures = Readonly<Record<string, string | readonly [alt: string, file: string]>>;

const pointColors = ['#e5484d', '#f76b15', '#ffc53d', '#a8c93a', '#30a46c'];
/** From the best to the last tier, by their number. Good is green and bad is red, as on sliders. */
const tierColors: Readonly<Record<number, readonly string[]>> = {
  4: ['#30a46c', '#ffc53d', '#f76b15', '#e5484d'],
  5: pointColors.toReversed(),
};
/** Without an order from good to bad, for tiers that are roles. */
const roleColors = ['#b197fc', '#ffd43b', '#66d9e8', '#f783ac', '#4dabf7'];
/** For points that go from cold to hot. */
export const temperatures = ['#4263eb', '#3bc9db', '#69db7c', '#ffa94d', '#f03e3e'];
const pairs = [
  { left: 'black', right: 'white' },
  { left: 'red', right: 'blue' },
  { left: 'green', right: 'magenta' },
  { left: 'yellow', right: 'cyan' },
  { left: 'orange', right: 'purple' },
  { left: 'brown', right: 'seagreen' },
] as const;
type Pair = (typeof pairs)[number];

/** Gives each name a color; throws if there are not as many colors. */
const inColors = (names: readonly string[], colors: readonly string[] = []) =>
  names.map((name, index) => {
    const color = colors[index];
    if (color === undefined) throw new Error(`No colors for ${names.length} steps: ${names.join(', ')}`);
    return { name, color };
  });

/** The pair of colors of a choice that names none. It depends on the name only, so that it stays when a deck grows. */
const pairOf = (name: string): Pair => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return pairs[sum % pairs.length] ?? pairs[0];
};

const fileNameOf = (alt: string): string =>
  alt
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

const filesOf = (pictures: Pictures): FilePicture[] =>
  Object.entries(pictures).map(([source, shown]) => {
    const [alt, file = fileNameOf(alt)] = typeof shown === 'string' ? [shown] : shown;
    return { file: `${file}.webp`, alt, source };
  });

/** Pictures into tiers, the best tier first. `drawn`: the group gets five random pictures, one for each tier. */
export const pictureTiers = (
  name: string,
  description: string,
  tiers: readonly string[],
  pictures: Pictures,
  drawn?: 'drawn',
): Game => ({
  name,
  description,
  type: 'TierList',
  config: {
    tiers: inColors(tiers, tierColors[tiers.length]),
    ...(drawn && { seMode: true }),
    pictures: filesOf(pictures),
  },
});

/** Six of the pictures in order, the best first. `ends`: the names of the first and the last place. */
export const pictureRanking = (
  name: string,
  description: string,
  [best, worst]: readonly [best: string, worst: string],
  pictures: Pictures,
): Game => ({
  name,
  description,
  type: 'RankThem',
  config: { ends: { worst, best }, pictures: filesOf(pictures) },
});

/** Pictures in duels, until one is left. Of more than `size` pictures each round draws other ones. */
export const pictureCup = (name: string, description: string, size: 8 | 16, pictures: Pictures): Game => ({
  name,
  description,
  type: 'Cup',
  config: { size, pictures: filesOf(pictures) },
});

/** Five points, the worst first. */
export const fivePoints = (
  name: string,
  description: string,
  points: readonly string[],
  colors: readonly string[] = pointColors,
): Game => ({ name, description, type: 'Slider', config: { points: inColors(points, colors) } });

/** Two sides. */
export const eitherOr = (
  name: string,
  description: string,
  [sideHeaderLeft, sideDescriptionLeft]: Side,
  [sideHeaderRight, sideDescriptionRight]: Side,
  selectedPair: Pair = pairOf(name),
): Game => ({
  name,
  description,
  type: 'Choose',
  config: { selectedPair, sideHeaderLeft, sideDescriptionLeft, sideHeaderRight, sideDescriptionRight },
});

/** Statements to agree or disagree with, five seconds each. */
export const statements = (name: string, description: string, takes: readonly string[]): Game => ({
  name,
  description,
  type: 'HotTakes',
  config: { takes: takes.map((statement) => ({ statement })) },
});

/** The players into tiers, the best first. */
export const ranks = (name: string, description: string, tiers: readonly string[]): Game => ({
  name,
  description,
  type: 'TierListLobby',
  config: { tiers: inColors(tiers, tierColors[tiers.length]) },
});

/** Each player gets a role; no role is better than another. */
export const roles = (name: string, description: string, tiers: readonly string[]): Game => ({
  name,
  description,
  type: 'TierListLobby',
  config: { ordered: false, tiers: inColors(tiers, roleColors) },
});

/** The players in a row between two ends. */
export const row = (name: string, description: string, worst: string, best: string): Game => ({
  name,
  description,
  type: 'SliderAvatarsLobby',
  config: { ends: { worst, best } },
});

/** Each player on a slider. `question` is the heading: a sentence that asks about each player. The ends are the answers to it. */
export const score = (name: string, question: string, low: string, high: string): Game => ({
  name,
  description: question,
  type: 'SliderLobby',
  config: { ends: { low, high } },
});

/** All players write to the prompt. `{player}` in it becomes the name of a player, `{other}` that of another one. */
export const written = (name: string, description: string, prompt: string): Game => ({
  name,
  description,
  type: 'WriteAndRate',
  config: { prompt },
});

/** All players write to the prompt, which is about the one who writes. Then they guess whose each text is. */
export const aboutOneself = (name: string, description: string, prompt: string): Game => ({
  name,
  description,
  type: 'WhoseIsIt',
  config: { prompt },
});

const picturesIn = (folder: string, game: Game, index: number): Game => {
  if (!('pictures' in game.config)) return game;
  const pictures = game.config.pictures?.map((picture) => ({
    ...picture,
    file: `${folder}/${index + 1}/${picture.file}`,
  }));
  // Only games with pictures come here. TypeScript does not infer that from their config.
  return { ...game, config: { ...game.config, pictures } } as Game;
};

/** A theme that rates things. The pictures of its game n are in `pictures/{folder}/{n}`. */
export const pictureDeck = (folder: string, { games, ...titles }: Titles): StarterTheme => ({
  ...titles,
  type: 'normal',
  games: games.map((game, index) => picturesIn(folder, game, index)),
});

/** A theme of questions without pictures. */
export const questionDeck = (titles: Titles): StarterTheme => ({ ...titles, type: 'normal' });

/** A theme in which the players rate each other. */
export const playerDeck = (titles: Titles): StarterTheme => ({ ...titles, type: 'lobby' });

/** Marks a game that is not for children. */
export const forGrownUps = (game: Game): Game => ({ ...game, suits: 'grownUps' });
