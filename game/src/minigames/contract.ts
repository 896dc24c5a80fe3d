import type * as v from 'valibot';
import type { Person, UserId } from '../model/person.ts';
import type { Item, Step } from './fields.ts';

/**
 * The progress of one answer. Confirm is enabled when `done === max`. A game with nothing to rate has max 0. `unknown`: for how
 * many more the player has said "I don't know"; absent if for none.
 */
export type Progress = { done: number; max: number; unknown?: number };

/**
 * The input of a new round besides its config: the items of its board in their order, the players who are rated in a lobby
 * game, and the room's seeded random generator. `away`: which of the players are not present; their answers can still come.
 */
export type PrepareContext = {
  items: Item[];
  players: Person[];
  random: () => number;
  away?: readonly UserId[];
};

/**
 * The subject of an opinion: an item, a player, or the single question of the round. `id` is unique within a
 * board.
 */
export type Subject =
  | { kind: 'item'; id: string; item: Item }
  | { kind: 'player'; id: string; player: Person }
  | { kind: 'question'; id: 'question' };

/**
 * How the opinions of a board compare. `graded`: each opinion has a value from 0 (worst) to 1 (best).
 * `choice`: each opinion names one of several choices of equal rank.
 */
export type Scale = 'graded' | 'choice';

/**
 * The ends of a graded scale, in the words of the board. `lowest`: the value of the lowest opinion, 0 to 1; the highest is 1.
 */
export type ScaleEnds = { lowest: number; low: string; high: string };

/** The opinion of one answer about one subject. `said` is the opinion as text, e.g. the name of a tier. */
export type Opinion = { subject: string; said: string } & ({ value: number } | { choice: string });

/** A step of the results show before the verdict. */
export type Reveal =
  /** One answer. */
  | { kind: 'answer' }
  /**
   * One place of a ranking. `place`: 1 is the best, which comes last. `faces`: the number of votes that are shown one by one.
   * `isContested`: the votes are far apart, and the show says so. `isBrief`: many places follow, and below the top ones this one is quick.
   */
  | { kind: 'place'; place: number; faces: number; isContested: boolean; isBrief?: true };

/** An answer and the player who sent it. Input of the results. */
export type RatedAnswer<Answer> = { ratedBy: Person; gameData: Answer };

/**
 * What a player guesses about the result of a round, once the own answer is sent. `text`: the question on the waiting screen, at
 * most 80 characters without the names in it. `truth`: the sentence that says in the results what it was, with … for
 * the answer and without its full stop. `option`: what the counted players chose, as a quotation.
 *
 * - value: a number on an axis. `points` are evenly spaced on it, from `min` to `max`.
 * - count: how many players say something. The screen offers 0 to the number of players.
 * - pick: the subject that comes out on top.
 * - ends: the subject that comes first, and the one that comes last.
 */
export type GuessQuestion =
  | {
      kind: 'value';
      text: string;
      truth: string;
      min: number;
      max: number;
      step: number;
      points: readonly Step[];
    }
  | { kind: 'count'; text: string; truth: string; option: string }
  | { kind: 'pick'; text: string; truth: string; options: Subject[] }
  | { kind: 'ends'; text: string; options: Subject[] };

/**
 * What the group said, for the question of the same board. `ranking` belongs to `pick` and `ends`: a score for each option, the
 * highest is first; options with equal scores share a place. `count`: how many of `of` answers said it.
 */
export type GuessOutcome =
  | { kind: 'value'; value: number }
  | { kind: 'count'; count: number; of: number }
  | { kind: 'ranking'; scores: { id: string; score: number }[] };

/** What players guess in a mini-game. Points follow from question and outcome (guess.ts), by one rule for all mini-games. */
type GuessRules<Board, Answer> = {
  /**
   * Returns the question; null if this board has nothing to guess. It depends on the board only. In a round with several steps
   * only the board of the last step has one, because the others end as soon as all have sent.
   */
  question(board: Board): GuessQuestion | null;
  /** Returns true if the own answer is one of those that a question of the kind `count` counts. Absent: unknown. */
  countsOwn?(answer: Answer): boolean;
  /** Returns what the group said, by the same rule as the results. Receives at least one answer. */
  outcome(board: Board, answers: RatedAnswer<Answer>[]): GuessOutcome;
};

/**
 * How many of the things that a player could know about the others the player has guessed, in a mini-game whose answer is a guess:
 * `right` of `of`, at least one.
 */
export type Skill = { user: UserId; right: number; of: number };

/** The input of a custom theme. The name and the texts are trimmed; the texts are distinct. */
export type CustomTexts = { name: string; texts: string[] };

/**
 * How a round with several steps goes on. A step has a board of its own and ends like a round: when all present players have
 * sent, or when its time is up. The answer of a player stays the same object over all steps and grows; `progress` counts all of
 * it and is complete when the answer has what the step of this board asks for.
 */
export interface Steps<Board, Answer> {
  /**
   * Returns how many seconds the step of this board lasts; null: it has no limit of its own, and the lobby's answer timer
   * applies to it.
   */
  seconds(board: Board): number | null;
  /** Returns true if a draft that completes the step counts as sent at once, without Confirm. */
  isInstant(board: Board): boolean;
  /**
   * Returns the answer to store when a player whose answer is `before` sends `next`, both valid on this board. What belongs to
   * other steps is taken from `before`, so that a change that arrives after its step has no effect.
   */
  merge(board: Board, before: Answer | null, next: Answer): Answer;
  /**
   * Returns true if the answer counts also without progress in this step, for what an earlier step has put into it. Without this
   * member only progress counts.
   */
  counts?(board: Board, answer: Answer): boolean;
  /**
   * Returns the board of the next step, from the answers with some progress in the order of the seats; null if this step is the last one. All players
   * see the board, so it must not say who gave which answer. `random` is the room's.
   */
  advance(board: Board, answers: RatedAnswer<Answer>[], random: () => number): Board | null;
}

/** The texts that players write in a round. The rules of the chat hold for them. */
export interface Writing<Board, Answer> {
  /** Returns the text that the answer adds on this board; null if it adds none. A muted player adds none. */
  added(board: Board, answer: Answer): string | null;
  /** Returns the text of the answer as it was written; null if it has none. */
  written(answer: Answer): string | null;
  /** Returns the id of the subject that is the answer's own text; null if the board has none. Its author gets its points. */
  ownSubject(board: Board, answer: Answer): string | null;
  /** Returns the texts that the players read: on this board, or in the results of a finished round with these answers. */
  shown(board: Board, answers: readonly RatedAnswer<Answer>[]): string[];
  /** Returns the text as its author wrote it, if it is the one that is `shown`; null if the answer has another text or none. */
  source(answer: Answer, shown: string): string | null;
}

/**
 * The rules of one mini-game. The room, the API and the screens use only this interface. All functions are
 * pure. `Board` is the data that every player sees. `Answer` is the `gameData` of one player, also for
 * drafts.
 */
export interface MiniGame<
  Type extends string,
  Config extends v.GenericSchema,
  Answer extends v.GenericSchema,
  Board extends { type: Type },
  Results,
> {
  type: Type;
  /** In normal games players rate items. In lobby games they rate each other. */
  kind: 'normal' | 'lobby';
  /** The display name of the game, e.g. "Tier list". */
  label: string;
  /**
   * What a table needs for a round of it; other tables do not draw and offer it. `names`: votes that are not anonymous; `players`:
   * at least so many. Absent: all tables play it.
   */
  needs?: { names: boolean; players: number };
  /** How long a round takes. `fast`: one press or a few; `slow`: many things are placed or written. Rounds of both alternate. */
  pace: 'fast' | 'slow';
  /**
   * Returns the config of a game of this type that shows `count` pictures of the folder, for "Play it as"; null if these are too
   * few. Absent: the mini-game does not show any set of pictures.
   */
  fromPictures?(pictures: { folder: string; count: number }): v.InferOutput<Config> | null;
  configSchema: Config;
  answerSchema: Answer;
  /** Schema of the value that `prepare` returns. Rooms store it (room/state/state.ts). */
  boardSchema: v.GenericSchema<unknown, Board>;
  /** Returns how many items a board of this config shows at most; 0 if players rate no items. */
  itemsOnBoard(config: v.InferOutput<Config>): number;
  /**
   * Returns how many pictures a board shows at most if its game was drawn from a deck: fewer than a game usually has, so that the
   * question comes again with others, and another number than other formats have. Absent: as many as `itemsOnBoard`.
   */
  itemsDrawn?(config: v.InferOutput<Config>): number;
  prepare(config: v.InferOutput<Config>, context: PrepareContext): Board;
  /**
   * Returns true if the answer refers only to entries of the board, each at most once. Drafts must pass too.
   * `results`, `opinions`, `reveals` and `record` accept every draft with some progress, because it counts
   * when the answer timer ends.
   */
  isValidAnswer(board: Board, answer: v.InferOutput<Answer>): boolean;
  /**
   * Returns the answer that a player confirms when there is nothing to rate; null if the game always has
   * something to rate.
   */
  emptyAnswer(board: Board): v.InferOutput<Answer> | null;
  progress(board: Board, answer: v.InferOutput<Answer> | null): Progress;
  /**
   * Returns what a round asks, if that is not the name of its game: the heading of the round and of its results. Null: the name.
   * Absent: always the name.
   */
  asks?(board: Board, game: { description: string }): string | null;
  /** Only for a mini-game whose rounds have several steps. */
  steps?: Steps<Board, v.InferOutput<Answer>>;
  /** Only for a mini-game in which players write texts that the others read. */
  writing?: Writing<Board, v.InferOutput<Answer>>;
  results(board: Board, answers: RatedAnswer<v.InferOutput<Answer>>[]): Results;
  /** Returns all subjects of the board. */
  subjects(board: Board): Subject[];
  /** Returns the scale of the board. Only graded boards give points and favourites. */
  scale(board: Board): Scale;
  /** Returns the ends of the board's scale. Null for choices. */
  ends(board: Board): ScaleEnds | null;
  /**
   * Returns the opinions of the answer: at most one per subject, all on the scale of the board. A graded
   * value is the share of the maximum points that this answer gives. An unfinished answer has no opinion
   * about what it does not rate. Favourites, player points, "most divisive" and "closest pair" are computed
   * only from opinions.
   */
  opinions(board: Board, answer: v.InferOutput<Answer>): Opinion[];
  /**
   * Returns the steps of the results show before the verdict, in their order. Empty: everything is shown in one step.
   */
  reveals(board: Board, answers: RatedAnswer<v.InferOutput<Answer>>[]): Reveal[];
  /** Returns the answer in the form that the game record stores. It is readable without the board. */
  record(board: Board, answer: v.InferOutput<Answer>): unknown;
  /**
   * Returns the games of this type for a custom theme, in playing order, without their type (themes/game.ts). Empty if
   * there are too few texts.
   */
  roundsFromTexts(
    words: CustomTexts,
  ): { name: string; description: string; config: v.InferOutput<Config>; items: Item[] }[];
  /** What players guess while they wait for the others. Absent: this mini-game asks nothing. */
  guess?: GuessRules<Board, v.InferOutput<Answer>>;
  /**
   * Returns how well each player knew the others, for a mini-game in which the answer itself is a guess; nobody who has not guessed.
   * It gives the same points as a guess. Not called if votes are anonymous.
   */
  skill?(board: Board, answers: RatedAnswer<v.InferOutput<Answer>>[]): Skill[];
  /** Returns a complete random answer for tests, bots and test mode. `random` returns a number in [0, 1). */
  sampleAnswer(board: Board, random: () => number): v.InferOutput<Answer>;
}
