import type * as v from 'valibot';
import type { Person } from '../model/person.ts';

/**
 * Something to rate that is no player. `id` is unique within its game and bounded (1-40 word characters); answers name
 * items by it. `url` is its picture; null: it is just the words in `alt` (a player's own theme).
 */
export type Item = { id: string; url: string | null; alt: string };

/** How far a player is: Confirm works at `done === max`. A game with nothing to rate has max 0. */
export type Progress = { done: number; max: number };

/** What a round starts from besides its config: the items, who is rated in a lobby game, and the room's seeded randomness. */
export type PrepareContext = { items: Item[]; players: Person[]; random: () => number };

/** What opinions are about: an item, a player, or the one question that the whole round asks. `id` is unique within a board. */
export type Subject =
  | { kind: 'item'; id: string; item: Item }
  | { kind: 'player'; id: string; player: Person }
  | { kind: 'question'; id: 'question' };

/**
 * How the opinions of a board compare. `graded`: each has a value from 0 (worst) to 1 (best). `choice`: each names one of
 * several choices, none of which is better than another.
 */
export type Scale = 'graded' | 'choice';

/** What one answer says of one subject. `said` is the same in words, e.g. a tier's name. */
export type Opinion = { subject: string; said: string } & ({ value: number } | { choice: string });

/** An answer with its giver, as results read it. */
export type RatedAnswer<Answer> = { ratedBy: Person; gameData: Answer };

/** What a player's own theme is made from (name and texts trimmed, texts different from each other). */
export type OwnWords = { name: string; texts: string[] };

/** A game as `fromWords` makes it: ready to be played. */
type OwnGame<Config> = { name: string; description: string; config: Config; items: Item[] };

/**
 * One mini-game, as rules: everything the room, the API and the screens need to know of it.
 * All functions are pure; `Board` is what every player sees, `Answer` is one player's `gameData` (drafts too).
 */
export interface MiniGame<
  Type extends string,
  Config extends v.GenericSchema,
  Answer extends v.GenericSchema,
  Board extends { type: Type },
  Results,
> {
  type: Type;
  /** Normal games rate things, lobby games rate the players. */
  kind: 'normal' | 'lobby';
  /** The game's name for people, e.g. "Tier list". */
  label: string;
  configSchema: Config;
  answerSchema: Answer;
  /** What `prepare` makes, as a room's storage holds it (room/state.ts). */
  boardSchema: v.GenericSchema<unknown, Board>;
  prepare(config: v.InferOutput<Config>, context: PrepareContext): Board;
  /**
   * True if the answer names only what is on the board, each thing at most once. Drafts must fit too, and every draft with
   * something done is an answer that `results`, `opinions`, `reveals` and `record` accept: it counts when time is up.
   */
  isValidAnswer(board: Board, answer: v.InferOutput<Answer>): boolean;
  /** What is confirmed by somebody who had nothing to rate; null in a game that always has something. */
  emptyAnswer(board: Board): v.InferOutput<Answer> | null;
  progress(board: Board, answer: v.InferOutput<Answer> | null): Progress;
  results(board: Board, answers: RatedAnswer<v.InferOutput<Answer>>[]): Results;
  /** Everything on the board that opinions are about. */
  subjects(board: Board): Subject[];
  /** How this board's opinions compare. Only graded ones give points and favourites. */
  scale(board: Board): Scale;
  /**
   * The answer as opinions on the board's subjects, at most one each, all of the board's scale. A graded value is the share
   * of the points that this answer could have given. An unfinished answer has no opinion on what it has not rated. Favourites, players' points, "most divisive" and "closest pair" are
   * computed from these alone.
   */
  opinions(board: Board, answer: v.InferOutput<Answer>): Opinion[];
  /** Into how many steps the show of the results is cut before its verdict (0: everything at once). */
  reveals(board: Board, answers: RatedAnswer<v.InferOutput<Answer>>[]): number;
  /** The answer as a game's record keeps it: readable without the board. */
  record(board: Board, answer: v.InferOutput<Answer>): unknown;
  /** The games that a player's own theme gets of this type, in playing order; none if there are too few texts for one. */
  roundsFromTexts(words: OwnWords): OwnGame<v.InferOutput<Config>>[];
  /** A complete answer of somebody without opinions, for tests, bots and test mode. `random` gives 0 up to 1. */
  sampleAnswer(board: Board, random: () => number): v.InferOutput<Answer>;
}
