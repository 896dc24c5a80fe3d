import * as v from 'valibot';
import { limits } from '../limits.ts';
import type { CustomTexts, PrepareContext } from '../minigames/contract.ts';
import { type Item, itemSchema } from '../minigames/fields.ts';
import { type Board, type MiniGameType, miniGames, miniGameTypes, rulesOf } from '../minigames/registry.ts';
import { isOrdered } from '../minigames/tiers.ts';
import { takeRandom } from '../model/random.ts';
import { suitsSchema } from '../model/room-rules.ts';

/* The types of a theme's game and how they are made from each other: docs/studio.md. */

/** The texts of a game. */
export const gameTitles = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.game.name)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(limits.game.description)),
};

/** What a theme says about a game, and no room needs. Absent: the game suits all. */
export const gameNotes = { suits: v.optional(suitsSchema) };

type Rules = typeof miniGames;
type Variant<Type extends MiniGameType, More extends v.ObjectEntries> = v.ObjectSchema<
  typeof gameTitles & { type: v.LiteralSchema<Type, undefined>; config: Rules[Type]['configSchema'] } & More,
  undefined
>;
type Variants<More extends v.ObjectEntries> = { [Type in MiniGameType]: Variant<Type, More> }[MiniGameType];

/** Returns one schema variant for each mini-game. `type` is the discriminator. */
const variants = <More extends v.ObjectEntries>(more: More) =>
  v.variant(
    'type',
    Object.values(miniGames).map(({ type, configSchema }) =>
      v.object({ ...gameTitles, type: v.literal(type), config: configSchema, ...more }),
    ),
    // Variants that are built from a list lose the relation between type and config. This restores it.
  ) as unknown as v.GenericSchema<v.InferInput<Variants<More>>, v.InferOutput<Variants<More>>>;

/** A game as a theme stores it, and as the API receives it. Its pictures are in the folder that its config names. */
export const storedGameSchema = variants(gameNotes);
export type StoredGame = v.InferOutput<typeof storedGameSchema>;

/** A game as a room plays it: with its pictures. `items` is empty for games without pictures. */
export const playedGameSchema = variants({
  items: v.pipe(v.array(itemSchema), v.maxLength(limits.items.max)),
  /** The players chose another mini-game for its pictures than the theme. */
  isPlayedAs: v.optional(v.literal(true)),
});
export type PlayedGame = v.InferOutput<typeof playedGameSchema>;

/** Returns true if games of this type have pictures: their config names a folder. */
export const hasPictures = (type: MiniGameType): boolean => 'content' in miniGames[type].configSchema.entries;

/** Returns the folder of a game's pictures; null if it has none. */
export const folderOf = ({ config }: Pick<v.InferInput<typeof storedGameSchema>, 'config'>): string | null =>
  'content' in config ? config.content : null;

/** Returns a stored game with its pictures. */
export const playedGameOf = (game: StoredGame, items: readonly Item[]): PlayedGame => ({
  ...game,
  items: items.slice(0, limits.items.max),
});

/** Returns true if so many pictures can be played as this type, whatever the theme makes of them. */
export const canPlayAs = (type: MiniGameType, count: number): boolean =>
  (rulesOf(type).fromPictures?.({ folder: '', count }) ?? null) !== null;

/** A game of a theme, perhaps as another mini-game than the theme has made of its pictures. */
export type FormattedGame = StoredGame & Pick<PlayedGame, 'isPlayedAs'>;

/**
 * Returns a game of a theme with its name and pictures as a game of another type; the game itself if it has this type. `count`: how
 * many pictures it has. Null if it has no folder of pictures, or too few pictures for the type.
 */
export const playedAs = (game: StoredGame, type: MiniGameType, count: number): FormattedGame | null => {
  if (game.type === type) return game;
  const folder = folderOf(game);
  const config = folder === null ? null : rulesOf(type).fromPictures?.({ folder, count });
  if (!config) return null;
  const { name, description } = game;
  // The rules of this type made the config. TypeScript cannot infer that through the union.
  return { name, description, type, config, isPlayedAs: true } as unknown as FormattedGame;
};

/** Returns all formats in which a question can be asked with its pictures: as the theme has it, and as other mini-games. */
export const formatsOf = (game: StoredGame, count: number): FormattedGame[] => {
  // Pictures that are sorted into roles are not better or worse than each other, and few of them are seen whole in one round.
  const isOnlyItself =
    count < limits.picturesForFormats || ('tiers' in game.config && !isOrdered(game.config));
  if (isOnlyItself) return [game];
  return [
    game,
    ...miniGameTypes.flatMap((type) => (type === game.type ? [] : (playedAs(game, type, count) ?? []))),
  ];
};

/** Returns the games of `type` for a custom theme. Empty if there are too few texts. */
export const gamesFromTexts = (type: MiniGameType, words: CustomTexts): PlayedGame[] =>
  // The rules of this type made the config. TypeScript cannot infer that through the union.
  rulesOf(type)
    .roundsFromTexts(words)
    .map((game) => ({ ...game, type }) as unknown as PlayedGame);

/** Returns how many items of the game a board shows at most. */
export const itemsOnBoard = ({ type, config }: StoredGame): number => rulesOf(type).itemsOnBoard(config);

/** The same for a game that was drawn from a deck. */
export const itemsDrawn = (game: StoredGame): number =>
  rulesOf(game.type).itemsDrawn?.(game.config) ?? itemsOnBoard(game);

/**
 * Returns the board of a new round: what its players see of the game. If the game has more items than a board shows, they are
 * drawn. Their order is random.
 */
export const prepareRound = (game: PlayedGame, context: Omit<PrepareContext, 'items'>): Board =>
  rulesOf(game.type).prepare(game.config, {
    ...context,
    items: takeRandom(game.items, itemsOnBoard(game), context.random),
  });
