import { takeRandom } from './random.ts';
import type { SentAnswer } from './state.ts';

/** Who gave an answer of a game with anonymous votes: told apart within a round, by nobody's name. */
const anonymous = (index: number) => ({ user: `anonymous-${index + 1}`, username: 'Anonymous', avatar: 1 });

/** The answers without their givers, and not in the order in which they were sent. `random` gives 0 up to 1. */
export const anonymised = (answers: SentAnswer[], random: () => number): SentAnswer[] =>
  takeRandom(answers, answers.length, random).map(({ gameData }, index) => ({
    ratedBy: anonymous(index),
    gameData,
  }));
