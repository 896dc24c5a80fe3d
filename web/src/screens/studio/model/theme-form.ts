import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { folderOf, hasPictures, type StoredGame, type storedGameSchema } from '@tallyho/game/themes/game';
import type { StoredPicture } from '@tallyho/game/themes/picture';
import type * as v from 'valibot';
import { blankFields, formTypes, gameFormOf } from '../../../minigames/forms.ts';
import { newId } from '../../../shared/api/new-id.ts';
import type { EditedGame, EditedPicture, EditedTheme } from './edited-theme.ts';
import { hasSameContent } from './merge-lists.ts';
import type { StoredTheme, ThemeBody } from './studio-types.ts';

/** The types of games that a theme of this type may have, in the order of the form. */
export const gameTypesOf = (type: EditedTheme['type']): MiniGameType[] =>
  formTypes.filter((game) => miniGames[game].kind === type);

/** Returns a new game of this type with the defaults of every type. */
export const newGame = (type: MiniGameType): EditedGame => ({
  key: newId(),
  name: '',
  description: '',
  type,
  suits: 'all',
  ...blankFields,
  folder: null,
  pictures: [],
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
  ...gameFormOf(game.type).fieldsOf(game.config),
  folder: folderOf(game),
  name: game.name,
  description: game.description,
  suits: game.suits ?? 'all',
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
  const { name, description, type, suits } = game;
  const config = gameFormOf(type).configOf(game, game.folder);
  // The form of a type returns the config of this type.
  return { name, description, type, config, ...(suits !== 'all' && { suits }) } as StoredGame;
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
    ...(hasPictures(game.type) &&
      game.folder !== null && {
        pictures: game.pictures.map(({ id, alt }) => ({ public_id: id, alt })),
      }),
  })),
  ...(version !== null && { version }),
});

/** Returns true if the administrator has put work into the game, so that removing it asks first. */
export const hasContent = (game: EditedGame): boolean => {
  const blank = { ...newGame(game.type), key: game.key, createdAt: game.createdAt };
  return !hasSameContent({ ...game, type: blank.type }, blank);
};
