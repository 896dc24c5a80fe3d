import * as v from 'valibot';
import { limits } from '../limits.ts';
import { type GameDraft, gameInputSchema } from '../minigames/registry.ts';
import {
  gamesDifferInName,
  gamesFitTheme,
  gamesTexts,
  pictureAltSchema,
  tagNameSchema,
  themeFields,
} from './theme-fields.ts';

const pictureFileSchema = v.object({
  /** Path below `pictures/`: `<theme>/<game, from 1>/<name>.<extension>`. */
  file: v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^(?!.*\.\.)[^/\\\p{Cc}]+(\/[^/\\\p{Cc}]+)*$/u, 'That is no path below pictures/.'),
  ),
  /** Text alternative, also shown as the picture's name. */
  alt: pictureAltSchema,
  /** Where the picture comes from: `<collection>:<name in the collection>`. Empty: unknown. */
  source: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});
/** A picture of a tier list in a file. */
export type PictureFile = v.InferOutput<typeof pictureFileSchema>;

/** A game with its pictures. The stored game names a folder instead. */
type WithPictures<Game extends GameDraft> = Game extends { config: { content: unknown } }
  ? Omit<Game, 'config'> & { config: Omit<Game['config'], 'content'> & { pictures: PictureFile[] } }
  : Game;
/** A game of any type in a file. */
export type FileGame = WithPictures<GameDraft>;

/** A theme with its pictures as it is written in files: starter content, and what the studio exports. */
export interface ThemeFile {
  name: string;
  description: string;
  /** Lobby themes rate the players and have no pictures. */
  type: 'normal' | 'lobby';
  /** Names of tags. */
  tags: string[];
  games: FileGame[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of stored games requires a folder, which a file does not have. */
const withoutFolder = (game: unknown): unknown =>
  isRecord(game) && game.type === 'TierList' && isRecord(game.config)
    ? { ...game, config: { ...game.config, content: null } }
    : game;

const picturesSchema = v.object({
  config: v.object({
    pictures: v.optional(v.pipe(v.array(pictureFileSchema), v.maxLength(limits.items.max)), []),
  }),
});

const gameSchema = v.pipe(
  v.unknown(),
  v.transform(withoutFolder),
  v.intersect([gameInputSchema, picturesSchema]),
  v.transform(({ config, ...game }) => {
    const { pictures, ...rest } = config;
    if (!('content' in rest)) return { ...game, config: rest };
    const { content: _, ...ofGame } = rest;
    return { ...game, config: { ...ofGame, pictures } };
  }),
);

/** Schema of a theme in a file. Its issues name the field that is wrong. */
export const themeFileSchema = v.pipe(
  v.object({
    ...themeFields,
    tags: v.optional(v.pipe(v.array(tagNameSchema), v.maxLength(limits.tags.perTheme)), []),
    // The transformation above keeps the relation between type and config, which TypeScript cannot follow.
    games: v.pipe(
      v.array(gameSchema as unknown as v.GenericSchema<unknown, FileGame>),
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

/** Returns the pictures of a game; empty for most types. */
export const picturesOf = ({ config }: FileGame): PictureFile[] =>
  'pictures' in config ? config.pictures : [];
