import type { Guessed } from '@tallyho/game/minigames/guess';
import type { AnswerOf, BoardOf, MiniGameType } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import type { SentAnswer } from '@tallyho/game/records/game';
import type { RevealMoment } from '@tallyho/game/show/show';
import type { ReactNode } from 'react';
import type { SeatNumber } from '../shared/ui/players/Shape.tsx';

/** Props of a mini-game's playing screen. It stores no answer of its own: it reports every change with `onChange`. */
export interface PlayProps<Type extends MiniGameType> {
  readonly board: BoardOf<Type>;
  /** Null: no answer yet. */
  readonly answer: AnswerOf<Type> | null;
  /** Locked or sent: everything is shown, but nothing can be changed. */
  readonly disabled: boolean;
  /** The leader has paused the game: a clock of the mini-game's own stands still. */
  readonly isPaused?: boolean;
  /** The viewer's user id: boards call this player "You". */
  readonly you: UserId | null;
  /** Returns a player's seat, for color and shape; null if they have left. Lobby games show it. */
  readonly seatOf: (user: UserId) => SeatNumber | null;
  /** The viewer, if they have a seat: their face can react to their own answer. */
  readonly viewer?: Rater | undefined;
  readonly onChange: (answer: AnswerOf<Type>) => void;
}

/** What a player has guessed about the result. */
export interface ShownGuess {
  readonly rater: Rater;
  readonly guess: Guessed;
  readonly points: number;
}

/** A player whose answer is shown. `seat` is null for a player who has left, and for an anonymous vote. */
export interface Rater {
  readonly user: UserId;
  readonly username: string;
  readonly avatar: number;
  readonly seat: SeatNumber | null;
}

/** Props of a mini-game's results screen. Results are computed from board and answers by the game's own rules. */
export interface ResultsProps<Type extends MiniGameType> {
  readonly board: BoardOf<Type>;
  readonly answers: readonly (Omit<SentAnswer, 'gameData'> & { readonly gameData: AnswerOf<Type> })[];
  /** Returns the player with this id; 'Unknown Player' for an unknown id. */
  readonly raterOf: (user: UserId) => Rater;
  /** The viewer's user id, if a player looks at the results. */
  readonly you?: UserId | null;
  /** The subject of which the sentence about the result speaks, if that need not be the first. */
  readonly about?: string | undefined;
  /** The guesses of the round, once the page shows them. Results of a mini-game that `showsGuesses` (folders.ts) have to. */
  readonly guesses?: readonly ShownGuess[];
  /**
   * How many of the mini-game's reveals have been shown, from 0 to the number that its rules return in `reveals`, in
   * the game's own order (worst to best, or answer by answer). Hidden parts keep their place.
   */
  readonly revealed: number;
  /** What stands folded below the result, if the mini-game `foldsGuesses` (folders.ts). */
  readonly folded?: ReactNode;
  /** The visible parts of the latest reveal. */
  readonly reveal: RevealMoment;
  /** The verdict is shown: the first place or the mean. True with everything revealed: the final state. */
  readonly verdict: boolean;
}
