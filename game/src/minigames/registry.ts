import * as v from 'valibot';
import { limits } from '../limits.ts';
import * as all from './all.ts';
import type {
  Item,
  MiniGame,
  Opinion,
  OwnWords,
  PrepareContext,
  Progress,
  RatedAnswer,
  Scale,
  Subject,
} from './contract.ts';
import { itemSchema } from './fields.ts';

/** Every mini-game, by type. */
export const miniGames = { ...all };

type Games = typeof miniGames;
export type MiniGameType = keyof Games;
export const miniGameTypes = Object.keys(miniGames) as MiniGameType[]; // the spread of a module has no keys but its exports

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
/** A game of a theme once parsed. */
export type GameInput = { [Type in MiniGameType]: GameInputOf<Type> }[MiniGameType];
/** The same before parsing: what has a default may be missing. */
export type GameDraft = { [Type in MiniGameType]: GameDraftOf<Type> }[MiniGameType];
/** A game as a room plays it: with the pictures of its folder (empty for games without any). */
export type ThemedGame = GameInput & { items: Item[] };

/** One variant per mini-game, told apart by `type`. */
const variants = (more: v.ObjectEntries) =>
  v.variant(
    'type',
    Object.values(miniGames).map(({ type, configSchema }) =>
      v.object({ ...titles, type: v.literal(type), config: configSchema, ...more }),
    ),
  );

// Built from a list, the variants have lost which config belongs to which type; the mapped types above say it again.
type SchemaOf<Draft, Parsed> = v.GenericSchema<Draft, Parsed>;

/** A game of a theme as an administrator writes it. */
export const gameInputSchema = variants({}) as unknown as SchemaOf<GameDraft, GameInput>;

export const themedGameSchema = variants({
  items: v.pipe(v.array(itemSchema), v.maxLength(limits.items.max)),
}) as unknown as SchemaOf<GameDraft & { items: Item[] }, ThemedGame>;

/** One player's answer to any mini-game. */
export const answerSchema = v.union(
  Object.values(miniGames).map((rules) => rules.answerSchema),
) as unknown as SchemaOf<Answer, Answer>;

/** The board of any mini-game. */
export const boardSchema = v.union(
  Object.values(miniGames).map((rules) => rules.boardSchema),
) as unknown as SchemaOf<Board, Board>;

/** A mini-game seen without knowing which: every function takes and gives the unions. */
type AnyMiniGame = MiniGame<MiniGameType, v.GenericSchema, v.GenericSchema<unknown, Answer>, Board, unknown>;

// A registry entry only ever meets boards and answers of its own type: boards carry the type they were looked up by.
const rulesOf = (type: MiniGameType): AnyMiniGame => miniGames[type] as unknown as AnyMiniGame;

/** The board of a new round. */
export const prepareRound = (game: ThemedGame, context: Omit<PrepareContext, 'items'>): Board =>
  rulesOf(game.type).prepare(game.config, { ...context, items: game.items });

/** An untrusted `gameData` as an answer for this board; null if it is malformed, out of range or names what is not there. */
export const parseAnswer = (board: Board, gameData: unknown): Answer | null => {
  const rules = rulesOf(board.type);
  const parsed = v.safeParse(rules.answerSchema, gameData, { abortEarly: true });
  return parsed.success && rules.isValidAnswer(board, parsed.output) ? parsed.output : null;
};

/** How far an answer is on this board. */
export const progressOf = (board: Board, answer: Answer | null): Progress =>
  rulesOf(board.type).progress(board, answer);

/** True if the answer may be confirmed: everything is rated, or there is nothing to rate. */
export const isComplete = (board: Board, answer: Answer | null): boolean => {
  const { done, max } = progressOf(board, answer);
  return done >= max;
};

/**
 * What counts of a draft when time is up: all that was placed, touched or picked so far, as an answer. Null if that is
 * nothing: an untouched answer is no vote.
 */
export const partialAnswer = (board: Board, draft: Answer | null): Answer | null =>
  progressOf(board, draft).done > 0 ? draft : null;

/** A round's results, of the kind the board's type says. */
export const resultsFor = <B extends Board>(
  board: B,
  answers: RatedAnswer<AnswerOf<B['type']>>[],
): ResultsOf<B['type']> =>
  rulesOf(board.type).results(board, answers as RatedAnswer<Answer>[]) as ResultsOf<B['type']>; // same type by construction

/** What may be confirmed where there is nothing to rate; null if there always is something. */
export const blankAnswer = (board: Board): Answer | null => rulesOf(board.type).emptyAnswer(board);

/** What the board's opinions are about. */
export const subjectsOf = (board: Board): Subject[] => rulesOf(board.type).subjects(board);

/** How the board's opinions compare. */
export const scaleOf = (board: Board): Scale => rulesOf(board.type).scale(board);

/** What one answer says of the board's subjects, at most once each. */
export const opinionsOf = (board: Board, answer: Answer): Opinion[] =>
  rulesOf(board.type).opinions(board, answer);

/** Into how many steps the show of these results is cut before its verdict. */
export const revealsOf = (board: Board, answers: RatedAnswer<Answer>[]): number =>
  rulesOf(board.type).reveals(board, answers);

/** The games of `type` that a player's own theme gets; none if there are too few texts for one. */
export const gamesFromWords = (type: MiniGameType, words: OwnWords): ThemedGame[] =>
  // A type's own rules made the config, which TypeScript does not see through the union.
  rulesOf(type)
    .roundsFromTexts(words)
    .map((game) => ({ ...game, type }) as unknown as ThemedGame);

/** A complete answer of somebody without opinions. For tests, bots, benchmarks and test mode. */
export const sampleAnswer = <B extends Board>(board: B, random: () => number): AnswerOf<B['type']> =>
  rulesOf(board.type).sampleAnswer(board, random) as AnswerOf<B['type']>; // same type by construction

/** True if a round on this board gives the rated players points: a lobby game whose opinions go from worst to best. */
export const givesPoints = (board: Board): boolean => isLobbyGame(board.type) && scaleOf(board) === 'graded';

/** True if the players are what is rated. */
export const isLobbyGame = (type: MiniGameType): boolean => miniGames[type].kind === 'lobby';

/** The answer as a game's record keeps it. */
export const recordAnswer = (board: Board, answer: Answer): unknown =>
  rulesOf(board.type).record(board, answer);
