import { type Answer, type Board, mergeAnswer, nextBoard, partialAnswer } from '../minigames/registry.ts';
import type { Person } from '../model/person.ts';

interface PlayedSteps {
  readonly players: readonly Person[];
  /** Returns the answer of the player with this index, from 0, in the step of this board. */
  readonly answerTo: (board: Board, index: number) => Answer;
  readonly random: () => number;
  /** After how many steps the round is ended; by default after its last one. */
  readonly most?: number;
}

/** Plays a round that begins with `board` through its steps. Returns its last board, and the answers in the order of the players. */
export const playSteps = (
  board: Board,
  { players, answerTo, random, most = Number.POSITIVE_INFINITY }: PlayedSteps,
) => {
  let shown = board;
  let given: (Answer | null)[] = players.map(() => null);
  for (let step = 1; ; step += 1) {
    const current = shown;
    given = given.map((before, index) => mergeAnswer(current, before, answerTo(current, index)));
    const answers = players.flatMap((ratedBy, index) => {
      const gameData = partialAnswer(current, given[index] ?? null);
      return gameData ? [{ ratedBy, gameData }] : [];
    });
    const next = step < most ? nextBoard(current, answers, random) : null;
    if (!next) return { board: current, answers };
    shown = next;
  }
};
