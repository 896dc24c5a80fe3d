import type * as v from 'valibot';
import type { Person } from '../room/person.ts';

/** A picture to rate. `id` is unique within its game and bounded (1-40 word characters); answers name items by it. */
export type Item = { id: string; url: string; alt: string };

/** How far a player is: Confirm works at `done === max` (decision 7). A game with nothing to rate has max 0. */
export type Progress = { done: number; max: number };

/** What a round starts from besides its config: the folder's pictures, who is seated, and the room's seeded randomness. */
export type PrepareContext = { items: Item[]; players: Person[]; random: () => number };

/** `share`: 0 to 1 of all the points it could have had. */
export type Favourite = { item: Item; share: number };

/** An answer with its giver, as results read it. */
export type RatedAnswer<Answer> = { ratedBy: Person; gameData: Answer };

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
  prepare(config: v.InferOutput<Config>, context: PrepareContext): Board;
  /** True if the answer names only what is on the board, each thing at most once. Drafts must fit too. */
  fits(board: Board, answer: v.InferOutput<Answer>): boolean;
  /** What is confirmed by somebody who had nothing to rate; null in a game that always has something (decision 7). */
  blank(board: Board): v.InferOutput<Answer> | null;
  progress(board: Board, answer: v.InferOutput<Answer> | null): Progress;
  results(board: Board, answers: RatedAnswer<v.InferOutput<Answer>>[]): Results;
  /** The pictures the group liked, for Game Over, the best first; none in a game without pictures or answers (decision 20). */
  favourites(board: Board, answers: RatedAnswer<v.InferOutput<Answer>>[]): Favourite[];
  /** The answer as a game's record keeps it (spec section 3, gameData by type): readable without the board. */
  record(board: Board, answer: v.InferOutput<Answer>): unknown;
}
