import * as v from 'valibot';
import * as all from './all.ts';
import type {
  GuessOutcome,
  GuessQuestion,
  MiniGame,
  Opinion,
  Progress,
  RatedAnswer,
  Reveal,
  Scale,
  ScaleEnds,
  Skill,
  Subject,
} from './contract.ts';
import { closenessTo, type Guess, guessSchema, isValidGuess } from './guess.ts';

/** All mini-games by type. */
export const miniGames = { ...all };

type Games = typeof miniGames;
export type MiniGameType = keyof Games;
export const miniGameTypes = Object.keys(miniGames) as MiniGameType[]; // the spread of a module has only its exports as keys

export type AnswerOf<Type extends MiniGameType> = v.InferOutput<Games[Type]['answerSchema']>;
export type BoardOf<Type extends MiniGameType> = ReturnType<Games[Type]['prepare']>;
export type ResultsOf<Type extends MiniGameType> = ReturnType<Games[Type]['results']>;
export type Answer = { [Type in MiniGameType]: AnswerOf<Type> }[MiniGameType];
export type Board = { [Type in MiniGameType]: BoardOf<Type> }[MiniGameType];

// Unions that are built from a list lose the relation between their parts. The mapped types above restore it.
type SchemaOf<Parsed> = v.GenericSchema<Parsed, Parsed>;

/** Schema of one player's answer to any mini-game. */
export const answerSchema = v.union(
  Object.values(miniGames).map((rules) => rules.answerSchema),
) as unknown as SchemaOf<Answer>;

/** Schema of the board of any mini-game. */
export const boardSchema = v.union(
  Object.values(miniGames).map((rules) => rules.boardSchema),
) as unknown as SchemaOf<Board>;

/**
 * The interface of a mini-game whose type is not known statically: its functions accept and return the
 * unions.
 */
type AnyMiniGame = MiniGame<MiniGameType, v.GenericSchema, v.GenericSchema<unknown, Answer>, Board, unknown>;

/** Returns the rules of a type. Give them only configs, boards and answers of this type. */
export const rulesOf = (type: MiniGameType): AnyMiniGame => miniGames[type] as unknown as AnyMiniGame;

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
 * so far, also in earlier steps. Null if that is nothing, because an untouched answer is not a vote.
 */
export const partialAnswer = (board: Board, draft: Answer | null): Answer | null => {
  if (draft === null || progressOf(board, draft).done > 0) return draft;
  return rulesOf(board.type).steps?.counts?.(board, draft) ? draft : null;
};

/** Returns how many seconds the step of this board lasts; null if it has no limit of its own. */
export const secondsOfStep = (board: Board): number | null =>
  rulesOf(board.type).steps?.seconds(board) ?? null;

/** Returns true if a draft that completes the step of this board counts as sent at once. */
export const isInstantStep = (board: Board): boolean => rulesOf(board.type).steps?.isInstant(board) ?? false;

/** Returns the answer to store when a player whose answer is `before` sends `next`: earlier steps do not change. */
export const mergeAnswer = (board: Board, before: Answer | null, next: Answer): Answer =>
  rulesOf(board.type).steps?.merge(board, before, next) ?? next;

/** Returns true if rounds on this board have several steps. */
export const hasSteps = (board: Board): boolean => rulesOf(board.type).steps !== undefined;

/** Returns the board of the next step; null if the round has no further step. `answers`: those with some progress. */
export const nextBoard = (board: Board, answers: RatedAnswer<Answer>[], random: () => number): Board | null =>
  rulesOf(board.type).steps?.advance(board, answers, random) ?? null;

/** Returns true if the players of such a round write texts that the others read. They are the players' own and not public. */
export const hasWriting = ({ type }: Pick<Board, 'type'>): boolean => rulesOf(type).writing !== undefined;

/** Returns the text that an answer adds on this board; null if it adds none. */
export const addedText = (board: Board, answer: Answer): string | null =>
  rulesOf(board.type).writing?.added(board, answer) ?? null;

/** Returns the text of an answer as it was written; null if it has none. */
export const writtenText = (board: Board, answer: Answer): string | null =>
  rulesOf(board.type).writing?.written(answer) ?? null;

/** Returns the id of the subject that the author of this answer has written; null if there is none. */
export const ownSubject = (board: Board, answer: Answer): string | null =>
  rulesOf(board.type).writing?.ownSubject(board, answer) ?? null;

/** Returns the texts of players that this board shows, or the results of a finished round with these answers. */
export const shownTexts = (board: Board, answers: readonly RatedAnswer<Answer>[] = []): string[] =>
  rulesOf(board.type).writing?.shown(board, answers) ?? [];

/** Returns the text of the answer as its author wrote it, if it is the `shown` one of the board; null if it is not. */
export const sourceOfText = (board: Board, answer: Answer, shown: string): string | null =>
  rulesOf(board.type).writing?.source(answer, shown) ?? null;

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

/** Returns the ends of the board's scale; null for choices. */
export const endsOfScale = (board: Board): ScaleEnds | null => rulesOf(board.type).ends(board);

/** Returns the opinions of one answer, at most one per subject. */
export const opinionsOf = (board: Board, answer: Answer): Opinion[] =>
  rulesOf(board.type).opinions(board, answer);

/** Returns the steps of the results show before the verdict. */
export const revealsOf = (board: Board, answers: RatedAnswer<Answer>[]): Reveal[] =>
  rulesOf(board.type).reveals(board, answers);

/** Returns what players guess about a round on this board while they wait; null if there is nothing to guess. */
export const guessQuestionOf = (board: Board): GuessQuestion | null =>
  rulesOf(board.type).guess?.question(board) ?? null;

/**
 * Returns the counts that a round of `players` players can still have after the own answer, which counts itself or does not. They are
 * what the screen offers; every count is a valid guess.
 */
export const openCounts = (board: Board, answer: Answer | null, players: number): number[] => {
  const isCounted = answer === null ? undefined : rulesOf(board.type).guess?.countsOwn?.(answer);
  const all = Array.from({ length: players + 1 }, (_, count) => count);
  if (isCounted === undefined) return all;
  return isCounted ? all.slice(1) : all.slice(0, -1);
};

/** Parses an untrusted guess about a round on this board. Returns null if it is malformed or no answer to its question. */
export const parseGuess = (board: Board, guess: unknown): Guess | null => {
  const question = guessQuestionOf(board);
  const parsed = v.safeParse(guessSchema, guess, { abortEarly: true });
  return question && parsed.success && isValidGuess(question, parsed.output) ? parsed.output : null;
};

/** Returns what the group said about the board's question; null without a question or without answers. */
export const guessOutcomeOf = (board: Board, answers: RatedAnswer<Answer>[]): GuessOutcome | null => {
  const { guess } = rulesOf(board.type);
  return guess?.question(board) && answers.length > 0 ? guess.outcome(board, answers) : null;
};

/** Returns how close a guess is to what the group said, from 0 to 1; 0 if there is nothing to guess. */
export const closenessOf = (board: Board, answers: RatedAnswer<Answer>[], guess: Guess): number => {
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  return question && outcome ? closenessTo(question, outcome, guess) : 0;
};

/** Returns how well each player knew the others, if the answers to this board are guesses; otherwise nothing. */
export const skillOf = (board: Board, answers: RatedAnswer<Answer>[]): Skill[] =>
  rulesOf(board.type).skill?.(board, answers) ?? [];

/** Those who play: how many, and whether their votes are anonymous. */
export type Table = { readonly players: number; readonly anonymousVotes: boolean };

/** Returns the types of which this table plays no rounds. */
export const typesLeftOut = ({ players, anonymousVotes }: Table): MiniGameType[] =>
  miniGameTypes.filter((type) => {
    const { needs } = rulesOf(type);
    return needs !== undefined && ((needs.names && anonymousVotes) || needs.players > players);
  });

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
