import * as v from 'valibot';
import { limits } from '../limits.ts';
import * as all from './all.ts';
import type {
  CustomTexts,
  Item,
  MiniGame,
  Opinion,
  PrepareContext,
  Progress,
  RatedAnswer,
  Scale,
  Subject,
} from './contract.ts';
import { itemSchema } from './fields.ts';

/** All mini-games by type. */
export const miniGames = { ...all };

type Games = typeof miniGames;
export type MiniGameType = keyof Games;
export const miniGameTypes = Object.keys(miniGames) as MiniGameType[]; // the spread of a module has only its exports as keys

type ConfigOf<Type extends MiniGameType> = v.InferOutput<Games[Type]['configSchema']>;
export type AnswerOf<Type extends MiniGameType> = v.InferOutput<Games[Type]['answerSchema']>;
export type BoardOf<Type extends MiniGameType> = ReturnType<Games[Type]['prepare']>;
export type ResultsOf<Type extends MiniGameType> = ReturnType<Games[Type]['results']>;
export type Answer = { [Type in MiniGameType]: AnswerOf<Type> }[MiniGameType];
export type Board = { [Type in MiniGameType]: BoardOf<Type> }[MiniGameType];

const titles = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.game.name)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(limits.game.description)),
};

type Titles = { name: string; description: string };
type GameInputOf<Type extends MiniGameType> = Titles & { type: Type; config: ConfigOf<Type> };
type GameDraftOf<Type extends MiniGameType> = Titles & {
  type: Type;
  config: v.InferInput<Games[Type]['configSchema']>;
};
/** A parsed game of a theme. */
export type GameInput = { [Type in MiniGameType]: GameInputOf<Type> }[MiniGameType];
/** A game of a theme before parsing: fields with a default are optional. */
export type GameDraft = { [Type in MiniGameType]: GameDraftOf<Type> }[MiniGameType];
/**
 * A game as a room plays it, with the pictures of its folder. `items` is empty for games without pictures.
 */
export type ThemedGame = GameInput & { items: Item[] };

/** Returns one schema variant per mini-game. `type` is the discriminator. */
const variants = (more: v.ObjectEntries) =>
  v.variant(
    'type',
    Object.values(miniGames).map(({ type, configSchema }) =>
      v.object({ ...titles, type: v.literal(type), config: configSchema, ...more }),
    ),
  );

// Variants that are built from a list lose the relation between type and config. The mapped types above
// restore it.
type SchemaOf<Draft, Parsed> = v.GenericSchema<Draft, Parsed>;

/** Schema of a theme's game as an administrator writes it. */
export const gameInputSchema = variants({}) as unknown as SchemaOf<GameDraft, GameInput>;

export const themedGameSchema = variants({
  items: v.pipe(v.array(itemSchema), v.maxLength(limits.items.max)),
}) as unknown as SchemaOf<GameDraft & { items: Item[] }, ThemedGame>;

/** Schema of one player's answer to any mini-game. */
export const answerSchema = v.union(
  Object.values(miniGames).map((rules) => rules.answerSchema),
) as unknown as SchemaOf<Answer, Answer>;

/** Schema of the board of any mini-game. */
export const boardSchema = v.union(
  Object.values(miniGames).map((rules) => rules.boardSchema),
) as unknown as SchemaOf<Board, Board>;

/**
 * The interface of a mini-game whose type is not known statically: its functions accept and return the
 * unions.
 */
type AnyMiniGame = MiniGame<MiniGameType, v.GenericSchema, v.GenericSchema<unknown, Answer>, Board, unknown>;

// An entry of the registry receives only boards and answers of its own type, because the board's type selects
// the entry.
const rulesOf = (type: MiniGameType): AnyMiniGame => miniGames[type] as unknown as AnyMiniGame;

/** Returns the board of a new round. */
export const prepareRound = (game: ThemedGame, context: Omit<PrepareContext, 'items'>): Board =>
  rulesOf(game.type).prepare(game.config, { ...context, items: game.items });

/**
 * Parses untrusted `gameData` as an answer for this board. Returns null if it is malformed, out of range or
 * refers to something that is not on the board.
 */
export const parseAnswer = (board: Board, gameData: unknown): Answer | null => {
  const rules = rulesOf(board.type);
  const parsed = v.safeParse(rules.answerSchema, gameData, { abortEarly: true });
  return parsed.success && rules.isValidAnswer(board, parsed.output) ? parsed.output : null;
};

/** Returns the progress of an answer on this board. */
export const progressOf = (board: Board, answer: Answer | null): Progress =>
  rulesOf(board.type).progress(board, answer);

/** Returns true if the answer can be confirmed: everything is rated, or there is nothing to rate. */
export const isComplete = (board: Board, answer: Answer | null): boolean => {
  const { done, max } = progressOf(board, answer);
  return done >= max;
};

/**
 * Returns the part of a draft that counts when the answer timer ends: everything placed, touched or picked
 * so far. Null if the draft has no progress, because an untouched answer is not a vote.
 */
export const partialAnswer = (board: Board, draft: Answer | null): Answer | null =>
  progressOf(board, draft).done > 0 ? draft : null;

/** Returns the results of a round. The board's type determines their shape. */
export const resultsFor = <B extends Board>(
  board: B,
  answers: RatedAnswer<AnswerOf<B['type']>>[],
): ResultsOf<B['type']> =>
  rulesOf(board.type).results(board, answers as RatedAnswer<Answer>[]) as ResultsOf<B['type']>; // same type by construction

/**
 * Returns the answer that can be confirmed when there is nothing to rate; null if there is always something
 * to rate.
 */
export const blankAnswer = (board: Board): Answer | null => rulesOf(board.type).emptyAnswer(board);

/** Returns the subjects of the board. */
export const subjectsOf = (board: Board): Subject[] => rulesOf(board.type).subjects(board);

/** Returns how the opinions of the board compare. */
export const scaleOf = (board: Board): Scale => rulesOf(board.type).scale(board);

/** Returns the opinions of one answer, at most one per subject. */
export const opinionsOf = (board: Board, answer: Answer): Opinion[] =>
  rulesOf(board.type).opinions(board, answer);

/** Returns the number of reveal steps in the results show before the verdict. */
export const revealsOf = (board: Board, answers: RatedAnswer<Answer>[]): number =>
  rulesOf(board.type).reveals(board, answers);

/** Returns the games of `type` for a custom theme. Empty if there are too few texts. */
export const gamesFromTexts = (type: MiniGameType, words: CustomTexts): ThemedGame[] =>
  // The rules of this type made the config. TypeScript cannot infer that through the union.
  rulesOf(type)
    .roundsFromTexts(words)
    .map((game) => ({ ...game, type }) as unknown as ThemedGame);

/** Returns a complete random answer. For tests, bots, benchmarks and test mode. */
export const sampleAnswer = <B extends Board>(board: B, random: () => number): AnswerOf<B['type']> =>
  rulesOf(board.type).sampleAnswer(board, random) as AnswerOf<B['type']>; // same type by construction

/**
 * Returns true if a round on this board gives points to the rated players: a lobby game with a graded scale.
 */
export const givesPoints = (board: Board): boolean => isLobbyGame(board.type) && scaleOf(board) === 'graded';

/** Returns true if the players rate each other in this mini-game. */
export const isLobbyGame = (type: MiniGameType): boolean => miniGames[type].kind === 'lobby';

/** Returns the answer in the form that the game record stores. */
export const recordAnswer = (board: Board, answer: Answer): unknown =>
  rulesOf(board.type).record(board, answer);
