import type { AnswerOf, BoardOf, MiniGameType } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import type { SentAnswer } from '@tallyho/game/records/game';
import type { Seat } from '../shared/ui/players/Shape.tsx';

/** What a mini-game's playing screen gets. It keeps no answer of its own: `onChange` is the only way. */
export interface PlayProps<Type extends MiniGameType> {
  readonly board: BoardOf<Type>;
  /** Null: untouched. */
  readonly answer: AnswerOf<Type> | null;
  /** Locked or sent: everything is shown, nothing can be changed. */
  readonly disabled: boolean;
  /** The player at this screen: boards call them "You". */
  readonly you: UserId | null;
  /** Where a player sits, for colour and shape; null for who has left meanwhile. Lobby games show it. */
  readonly seatOf: (user: UserId) => Seat | null;
  readonly onChange: (answer: AnswerOf<Type>) => void;
}

/** Somebody whose answer is shown. `seat` is null for who has left since, and for an anonymous vote. */
export interface Rater {
  readonly user: UserId;
  readonly username: string;
  readonly avatar: number;
  readonly seat: Seat | null;
}

/** What a mini-game's results screen gets. Results are computed from board and answers by the game's own rules. */
export interface ResultsProps<Type extends MiniGameType> {
  readonly board: BoardOf<Type>;
  readonly answers: readonly (Omit<SentAnswer, 'gameData'> & { readonly gameData: AnswerOf<Type> })[];
  /** Who it was; gives 'Unknown Player' for an id nobody knows. */
  readonly raterOf: (user: UserId) => Rater;
  /**
   * How many of the mini-game's reveals have been shown, 0 up to what its rules' `reveals` says: the first so many in its
   * own order (worst to best, or answer by answer). What is not yet shown keeps its place.
   */
  readonly revealed: number;
  /** The podium stands, the mean is said. True with everything revealed: the end, as it stays. */
  readonly verdict: boolean;
}
