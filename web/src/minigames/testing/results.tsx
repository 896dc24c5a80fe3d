import type { Answer, Board } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { type RevealMoment, wholeReveal } from '@tallyho/game/show/show';
import { render } from '@testing-library/react';
import { people } from '../../entities/room/testing/people.ts';
import { seatNumberOf } from '../../shared/ui/players/Shape.tsx';
import type { Rater, ShownGuess } from '../contract.ts';
import { MiniGameResults } from '../registry.tsx';

const [robin, kim, sam] = people;
/** The players who answer, in the order of their answers. */
export const players: [Person, Person, Person] = [robin, kim, sam];

/** Knows only the players. */
const raterOf = (user: string): Rater => {
  const index = players.findIndex((person) => person.user === user);
  const person = players[index];
  return person
    ? { ...person, seat: seatNumberOf(index) }
    : { user, username: 'Unknown Player', avatar: 0, seat: null };
};

type Step = {
  revealed: number;
  verdict: boolean;
  about?: string | undefined;
  reveal?: RevealMoment;
  guesses?: readonly ShownGuess[];
};

/** Raters of anonymous votes. */
export const anonymous: readonly Person[] = [1, 2, 3].map((number) => ({
  user: `anonymous-${number}`,
  username: 'Anonymous',
  avatar: 1,
}));

/**
 * Renders results at a step of the show; by default the first answer is Robin's. The returned `step` renders another step.
 */
export function show(
  board: Board,
  gameData: readonly Answer[],
  step: Step,
  raters: readonly Person[] = players,
) {
  const answers = gameData.map((data, index) => ({
    ratedBy: raters[index] ?? { user: 'stranger', username: 'Stranger', avatar: 1 },
    gameData: data,
  }));
  const at = (moment: Step) => (
    <MiniGameResults
      board={board}
      answers={answers}
      raterOf={raterOf}
      you={players[0]?.user ?? null}
      reveal={wholeReveal}
      {...moment}
    />
  );
  const { rerender, unmount } = render(at(step));
  return { step: (moment: Step) => rerender(at(moment)), unmount };
}

/** Everything is shown. */
export const end: Step = { revealed: 99, verdict: true };
