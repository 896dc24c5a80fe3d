import { sumOf } from '../awards/opinions.ts';
import { ordinal } from '../minigames/ordinal.ts';
import type { UserId } from '../model/person.ts';
import { counted } from '../text.ts';
import type { GameFacts } from './game-facts.ts';
import type { Candidate, Evidence } from './title.ts';

/* Titles from what the players took part in. The last ones are true of every player, so that no player is without a title. */

const answered = ({ records }: GameFacts, user: UserId) =>
  records.filter(({ answers }) => answers.some(({ ratedBy }) => ratedBy.user === user));

/** The player has answered every round. */
export const regular = (facts: GameFacts): Candidate[] =>
  facts.players.flatMap(({ user }) =>
    facts.records.length > 1 && answered(facts, user).length === facts.records.length
      ? candidate(user, { amount: facts.records.length }, `Answered in all ${facts.records.length} rounds.`)
      : [],
  );

/** The first answer of the player is in a later round. */
export const lateArrival = (facts: GameFacts): Candidate[] =>
  facts.players.flatMap(({ user }) => {
    const first = answered(facts, user)[0];
    return first && first !== facts.records[0]
      ? candidate(
          user,
          { round: first.index },
          `First answer in round ${first.index + 1}, and right at home.`,
        )
      : [];
  });

/** The player rated others and was not rated. */
export const referee = (facts: GameFacts): Candidate[] =>
  facts.players.flatMap(({ user }) => {
    const about = facts.topics.filter(({ subject }) => subject.kind === 'player');
    const isRated = about.some(({ subject }) => subject.id === user);
    const rated = facts.standsOf(user).filter(({ subject }) => subject.kind === 'player').length;
    return about.length > 0 && rated > 0 && !isRated
      ? candidate(user, { amount: rated }, `Rated players ${counted(rated, 'time')} and was not rated.`)
      : [];
  });

export const opening = (facts: GameFacts): Candidate[] => {
  const first = facts.records[0];
  return first
    ? forAll(facts, { round: first.index }, `In a game that began with “${first.game.name}”.`)
    : [];
};

export const closing = (facts: GameFacts): Candidate[] => {
  const last = facts.records.at(-1);
  return last && facts.records.length > 1
    ? forAll(facts, { round: last.index }, `In a game that ended with “${last.game.name}”.`)
    : [];
};

export const company = (facts: GameFacts): Candidate[] =>
  forAll(facts, { amount: facts.players.length }, `In a game of ${counted(facts.players.length, 'player')}.`);

export const chorus = (facts: GameFacts): Candidate[] => {
  const amount = sumOf(facts.topics.map(({ opinions }) => opinions.length));
  return amount > 0 ? forAll(facts, { amount }, `In a game with ${counted(amount, 'opinion')}.`) : [];
};

export const collector = (facts: GameFacts): Candidate[] => {
  const amount = facts.topics.length;
  return forAll(facts, { amount }, `In a game that rated ${counted(amount, 'subject')}.`);
};

export const explorer = (facts: GameFacts): Candidate[] => {
  const amount = new Set(facts.records.map(({ theme }) => theme)).size;
  return amount > 1 ? forAll(facts, { amount }, `In a game with ${amount} themes.`) : [];
};

/** The place in the order in which the players took their seats. */
export const seat = (facts: GameFacts): Candidate[] =>
  facts.players.map(({ user }, at) => ({
    player: user,
    strength: 0,
    evidence: { amount: at + 1 },
    fact: `The ${ordinal(at + 1)} of ${facts.players.length} to join the game.`,
  }));

const candidate = (player: UserId, evidence: Evidence, fact: string): Candidate => ({
  player,
  strength: 0,
  evidence,
  fact,
});

const forAll = ({ players }: GameFacts, evidence: Evidence, fact: string): Candidate[] =>
  players.map(({ user }) => candidate(user, evidence, fact));
