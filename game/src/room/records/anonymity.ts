import type { SentAnswer } from '../../records/game.ts';

/**
 * Returns the placeholder author of an answer in a game with anonymous votes. It is unique within a round.
 */
const anonymous = (index: number) => ({ user: `anonymous-${index + 1}`, username: 'Anonymous', avatar: 1 });

/**
 * Returns the answers without their authors, sorted by content. All players saw the order of sending, and a
 * shuffle could be undone by a client that guesses the room's random seed.
 */
export const anonymised = (answers: SentAnswer[]): SentAnswer[] =>
  answers
    .map(({ gameData }) => ({ gameData, text: JSON.stringify(gameData) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)))
    .map(({ gameData }, index) => ({ ratedBy: anonymous(index), gameData }));
