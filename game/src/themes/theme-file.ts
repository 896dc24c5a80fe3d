import * as v from 'valibot';
import { limits } from '../limits.ts';
import { miniGames } from '../minigames/registry.ts';
import { gameNotes, gameTitles, hasPictures, type StoredGame, type storedGameSchema } from './game.ts';
import { type FilePicture, filePictureSchema } from './picture.ts';
import { gamesDifferInName, gamesFitTheme, gamesTexts, tagNameSchema, themeFields } from './theme-fields.ts';

const picturesSchema = v.optional(v.pipe(v.array(filePictureSchema), v.maxLength(limits.items.max)), []);

/** A game with its pictures in place of their folder. */
type InFile<Game, Pictures> = Game extends { config: { content: unknown } }
  ? Omit<Game, 'config'> & { config: Omit<Game['config'], 'content'> & Pictures }
  : Game;
/** A game in a file, as people write it: perhaps without the fields that have a default. */
export type FileGame = InFile<v.InferInput<typeof storedGameSchema>, { pictures?: PictureInput[] }>;
type PictureInput = v.InferInput<typeof filePictureSchema>;
type ParsedGame = InFile<StoredGame, { pictures: FilePicture[] }>;

/** Returns the entries of a config in a file: the pictures themselves in place of their folder. */
const fileEntries = (entries: v.ObjectEntries): v.ObjectEntries => {
  if (!('content' in entries)) return entries;
  const { content: _, ...others } = entries;
  return { ...others, pictures: picturesSchema };
};

const fileGameSchema = v.variant(
  'type',
  Object.values(miniGames).map(({ type, configSchema }) =>
    v.object({
      ...gameTitles,
      ...gameNotes,
      type: v.literal(type),
      config: v.object(fileEntries(configSchema.entries)),
    }),
  ),
  // As in `game.ts`: a list loses the relation between type and config.
) as unknown as v.GenericSchema<FileGame, ParsedGame>;

/** Schema of a theme in a file: starter content, and what the studio exports. Its issues name the field that is wrong. */
export const themeFileSchema = v.pipe(
  v.object({
    ...themeFields,
    /** Names of tags. */
    tags: v.optional(v.pipe(v.array(tagNameSchema), v.maxLength(limits.tags.perTheme)), []),
    games: v.pipe(
      v.array(fileGameSchema),
      v.minLength(1, 'A theme has at least one game.'),
      v.maxLength(limits.theme.games),
    ),
  }),
  v.forward(
    v.check((theme) => gamesDifferInName(theme), gamesTexts.sameName),
    ['games'],
  ),
  v.forward(
    v.check((theme) => gamesFitTheme(theme), gamesTexts.wrongKind),
    ['games'],
  ),
);
/** A theme with its pictures as starter content and exports write it. */
export type ThemeFile = v.InferInput<typeof themeFileSchema> & { description: string; tags: string[] };

/** Returns the pictures of a game; empty for most types. */
export const filePicturesOf = ({ config }: FileGame): FilePicture[] =>
  'pictures' in config
    ? (config.pictures ?? []).map(({ source = '', ...rest }) => ({ ...rest, source }))
    : [];

/** Returns a stored game as a file has it. */
export const gameForFile = (
  { name, description, type, suits, config }: StoredGame,
  pictures: readonly FilePicture[],
): FileGame => {
  const titled = { name, description, type, ...(suits && { suits }) };
  if (!('content' in config)) return { ...titled, config } as FileGame; // the config of this type
  const { content: _, ...others } = config;
  return { ...titled, config: { ...others, pictures } } as FileGame; // the config of this type
};

/** Returns a game of a file as a theme stores it, before defaults are filled in. `folder`: where its pictures are. */
export const gameFromFile = (
  game: FileGame,
  folder: string | null,
): v.InferInput<typeof storedGameSchema> => {
  if (!hasPictures(game.type)) return game as v.InferInput<typeof storedGameSchema>; // both are the same
  const { pictures: _, ...config } = { pictures: [], ...game.config };
  return { ...game, config: { ...config, content: folder } } as v.InferInput<typeof storedGameSchema>; // the config of this type
};
