import type { SentAnswer } from '../records/game.ts';

/** Who gave an answer of a game with anonymous votes: told apart within a round, by nobody's name. */
const anonymous = (index: number) => ({ user: `anonymous-${index + 1}`, username: 'Anonymous', avatar: 1 });

/**
 * The answers without their givers, ordered by what they say: everybody saw in which order they were sent, and a shuffle
 * could be undone by whoever guesses the room's randomness.
 */
export const anonymised = (answers: SentAnswer[]): SentAnswer[] =>
  answers
    .map(({ gameData }) => ({ gameData, text: JSON.stringify(gameData) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)))
    .map(({ gameData }, index) => ({ ratedBy: anonymous(index), gameData }));
