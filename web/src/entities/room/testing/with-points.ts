import type { Answer, Board } from '@tallyho/game/minigames/registry';
import type { Answering } from '../local/played-rounds.ts';

/** An answer on player sliders that gives the players these points, in the order of their seats. Throws for other mini-games. */
export const withPoints =
  (...values: number[]): Answering =>
  (board: Board): Answer => {
    if (board.type !== 'SliderLobby') throw new Error(board.type);
    return { ratings: board.players.map(({ user }, at) => ({ player: user, value: values[at] ?? 1 })) };
  };
