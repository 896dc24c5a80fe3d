import { limits } from '@tallyho/game/limits';
import { defaultTiers, type Step } from '@tallyho/game/minigames/fields';
import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import type { StoredGame, storedGameSchema } from '@tallyho/game/themes/game';
import type { StoredPicture } from '@tallyho/game/themes/picture';
import type * as v from 'valibot';
import { newId } from '../../../shared/api/new-id.ts';
import type { ColorName, EditedGame, EditedPicture, EditedTheme } from './edited-theme.ts';
import type { StoredTheme, ThemeBody } from './studio-types.ts';

/** The color pairs of Choose, left and right. */
export const colorPairs: readonly { readonly left: ColorName; readonly right: ColorName }[] = [
  { left: 'black', right: 'white' },
  { left: 'red', right: 'blue' },
  { left: 'green', right: 'magenta' },
  { left: 'yellow', right: 'cyan' },
  { left: 'orange', right: 'purple' },
  { left: 'brown', right: 'seagreen' },
];

/** Returns the row that Add makes, a tier or a point: white, with a name that no other row has. */
export function newStep(others: readonly Step[]): Step {
  const taken = new Set(others.map(({ name }) => name.trim().toLocaleLowerCase('en')));
  let name = 'N';
  for (let number = 2; taken.has(name.toLocaleLowerCase('en')); number += 1) name = `N ${number}`;
  return { name, color: 'white' };
}

/** Returns the rows with names from a list, from this row on. Rows are added as far as `max` allows. */
export function namedFrom(steps: readonly Step[], at: number, names: readonly string[], max: number): Step[] {
  const count = Math.min(max, Math.max(steps.length, at + names.length));
  return Array.from({ length: count }, (_, index) => {
    const step = steps[index] ?? newStep([]);
    return { ...step, name: names[index - at]?.slice(0, limits.label) ?? step.name };
  });
}

/** The order of the types in the form: the most frequent one first. */
const typeOrder: Record<MiniGameType, number> = {
  TierList: 0,
  Slider: 1,
  Choose: 2,
  TierListLobby: 0,
  SliderLobby: 1,
  SliderAvatarsLobby: 2,
};

/** The types of games that a theme of this type may have, in the order of the form. */
export const gameTypesOf = (type: EditedTheme['type']): MiniGameType[] =>
  Object.values(miniGames)
    .filter(({ kind }) => kind === type)
    .map((rules) => rules.type)
    .sort((one, other) => typeOrder[one] - typeOrder[other]);

const firstPair = { left: 'black', right: 'white' } as const;

/** Returns a new game of this type with the defaults of every type. */
export const newGame = (type: MiniGameType): EditedGame => ({
  key: newId(),
  name: '',
  description: '',
  type,
  tiers: defaultTiers,
  ordered: true,
  seMode: false,
  folder: null,
  pictures: [],
  points: defaultTiers,
  ratingValue: limits.lobbyRating.default,
  ends: { worst: '', best: '' },
  pair: firstPair,
  left: { header: '', description: '' },
  right: { header: '', description: '' },
  createdAt: null,
});

/** Returns an empty theme with one game. */
export const newTheme = (type: EditedTheme['type']): EditedTheme => ({
  name: '',
  description: '',
  type,
  hidden: false,
  tags: [],
  games: gameTypesOf(type)
    .slice(0, 1)
    .map((game) => newGame(game)),
});

/** A game as rows and files have it: perhaps without the fields that have a default. */
type WrittenGame = v.InferInput<typeof storedGameSchema>;

/** Returns the part of a form's game that its type's config fills. Rows and files may lack fields that have a default. */
const configFields = (game: WrittenGame): Partial<EditedGame> => {
  switch (game.type) {
    case 'TierList':
      return {
        tiers: game.config.tiers,
        ordered: game.config.ordered ?? true,
        seMode: game.config.seMode ?? false,
        folder: game.config.content,
      };
    case 'TierListLobby':
      return { tiers: game.config.tiers, ordered: game.config.ordered ?? true };
    case 'Slider':
      return { points: game.config.points };
    case 'SliderLobby':
      return { ratingValue: game.config.ratingValue ?? limits.lobbyRating.default };
    case 'SliderAvatarsLobby':
      return { ends: game.config.ends ?? { worst: '', best: '' } };
    case 'Choose': {
      const { selectedPair, sideHeaderLeft, sideDescriptionLeft, sideHeaderRight, sideDescriptionRight } =
        game.config;
      return {
        pair: selectedPair,
        left: { header: sideHeaderLeft, description: sideDescriptionLeft ?? '' },
        right: { header: sideHeaderRight, description: sideDescriptionRight ?? '' },
      };
    }
    default:
      return game satisfies never;
  }
};

/** Returns a stored picture as the form edits it. */
export const editedPictureOf = ({
  public_id: id,
  url,
  alt,
  file_name: fileName,
}: Pick<StoredPicture, 'public_id' | 'url' | 'alt' | 'file_name'>): EditedPicture => ({
  id,
  url,
  alt,
  fileName,
});

/** Returns a game of a stored theme, or of a file, as the form edits it: without pictures, and not saved yet. */
export const editedGameOf = (game: WrittenGame): EditedGame => ({
  ...newGame(game.type),
  ...configFields(game),
  name: game.name,
  description: game.description,
});

/** Returns a stored theme as the form edits it. */
export const editedThemeOf = ({
  name,
  description,
  type,
  hidden,
  tags,
  games,
}: StoredTheme): EditedTheme => ({
  name,
  description,
  type,
  hidden,
  tags,
  games: games.map((game) => ({
    ...editedGameOf(game),
    createdAt: game.createdAt,
    pictures: game.pictures.map(editedPictureOf),
  })),
});

/** Returns the game as it is stored: only the config of its type. What is not filled in yet is empty. */
export const storedGameOf = (game: EditedGame): StoredGame => {
  const titles = { name: game.name, description: game.description };
  const { tiers, ordered, seMode, points, ratingValue, ends, pair, left, right } = game;
  switch (game.type) {
    case 'TierList':
      return {
        ...titles,
        type: game.type,
        config: { tiers: [...tiers], ordered, seMode, content: game.folder },
      };
    case 'TierListLobby':
      return { ...titles, type: game.type, config: { tiers: [...tiers], ordered } };
    case 'Slider':
      return { ...titles, type: game.type, config: { points: [...points] } };
    case 'SliderLobby':
      return { ...titles, type: game.type, config: { ratingValue } };
    case 'SliderAvatarsLobby':
      return {
        ...titles,
        type: game.type,
        config: ends.worst.trim() || ends.best.trim() ? { ends } : {},
      };
    case 'Choose':
      return {
        ...titles,
        type: game.type,
        config: {
          selectedPair: pair,
          sideHeaderLeft: left.header,
          sideDescriptionLeft: left.description,
          sideHeaderRight: right.header,
          sideDescriptionRight: right.description,
        },
      };
    default:
      return game.type satisfies never;
  }
};

/** Returns what the API stores. `version`: the one that the form was opened with; null: a new theme. */
export const themeBodyOf = (form: EditedTheme, version: number | null): ThemeBody => ({
  name: form.name,
  description: form.description,
  type: form.type,
  hidden: form.hidden,
  tags: form.tags.map(({ name }) => name),
  games: form.games.map((game) => ({
    ...storedGameOf(game),
    ...(game.createdAt !== null && { createdAt: game.createdAt }),
    ...(game.type === 'TierList' &&
      game.folder !== null && {
        pictures: game.pictures.map(({ id, alt }) => ({ public_id: id, alt })),
      }),
  })),
  ...(version !== null && { version }),
});

/** Returns true if the administrator has put work into the game, so that removing it asks first. */
export const hasContent = (game: EditedGame): boolean => {
  const blank = { ...newGame(game.type), key: game.key, createdAt: game.createdAt };
  return JSON.stringify({ ...game, type: blank.type }) !== JSON.stringify(blank);
};

/** Returns the list with one entry moved to another place. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
};

/**
 * Returns the list with several entries moved together, in their order, to where one of them goes. `from`: its index; `to`: its
 * new index if it moved alone.
 */
export function movedTogether<Entry>(
  list: readonly Entry[],
  isMoving: (entry: Entry) => boolean,
  from: number,
  to: number,
): Entry[] {
  const alone = moved(list, from, to);
  const stays = (entry: Entry) => !isMoving(entry);
  return [
    ...alone.slice(0, to).filter(stays),
    ...list.filter(isMoving),
    ...alone.slice(to + 1).filter(stays),
  ];
}
