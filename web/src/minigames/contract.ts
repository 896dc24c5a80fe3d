import type { AnswerOf, BoardOf, MiniGameType } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/room/person';
import type { SentAnswer } from '@tallyho/game/room/state';
import type { ComponentType } from 'react';
import type { Seat } from '../ui/Shape.tsx';

/** What a mini-game's playing screen gets. It keeps no answer of its own: `onChange` is the only way. */
export interface PlayProps<Type extends MiniGameType> {
  readonly board: BoardOf<Type>;
  /** Null: untouched. */
  readonly answer: AnswerOf<Type> | null;
  /** Locked or sent: everything is shown, nothing can be changed. */
  readonly disabled: boolean;
  readonly onChange: (answer: AnswerOf<Type>) => void;
}

/** Somebody whose answer is shown. `seat` is null for who has left since. */
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
  /** Who it was; gives 'Unknown Player' for an id nobody knows (spec section 8). */
  readonly raterOf: (user: UserId) => Rater;
  /** False: show the end at once, without staging. */
  readonly staged: boolean;
}

/** The screens of one mini-game, each loaded when first shown. */
export interface MiniGameScreens<Type extends MiniGameType> {
  readonly Play: ComponentType<PlayProps<Type>>;
  readonly Results: ComponentType<ResultsProps<Type>>;
}
