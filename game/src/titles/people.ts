import { spreadOf } from '../awards/divisive.ts';
import { roundScores } from '../awards/scores.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import type { UserId } from '../model/person.ts';
import { counted, verbFor } from '../text.ts';
import {
  aboveOthers,
  type GameFacts,
  gradeOf,
  gradesIn,
  isAboutSelf,
  leader,
  leaderIn,
  mean,
  whole,
} from './game-facts.ts';
import type { Candidate } from './title.ts';

/* Titles from the rounds in which the players rate each other. Those without an author are possible with anonymous votes. */

/** From how many points above the others’ average a rating counts as kind. */
const kindFrom = 10;

/** Returns how far the ratings of `user` for `other` are above those of the others, over all rounds; null without such ratings. */
const kindness = (facts: GameFacts, user: UserId, other: UserId): number | null =>
  user === other
    ? null
    : mean(
        facts
          .standsOf(user)
          .flatMap((stand) =>
            stand.subject.kind === 'player' && stand.subject.player.user === other
              ? (aboveOthers(stand) ?? [])
              : [],
          ),
      );

const kindPairs = (facts: GameFacts) =>
  facts.players.flatMap((one) =>
    facts.players.flatMap((other) => {
      const amount = kindness(facts, one.user, other.user);
      return amount !== null && amount >= kindFrom ? [{ one, other, amount }] : [];
    }),
  );

export const fan = (facts: GameFacts): Candidate[] =>
  leader(
    kindPairs(facts).map(({ one, other, amount }) => ({
      player: one.user,
      strength: amount,
      evidence: { other: other.user, amount },
      fact: `A soft spot for ${other.username}: ${counted(Math.round(amount), 'point')} above the rest.`,
    })),
  );

/** Two players who both rated the other higher than the rest did. */
export const mutual = (facts: GameFacts): Candidate[] => {
  const pairs = kindPairs(facts);
  return pairs.flatMap(({ one, other, amount }) => {
    const back = pairs.find((pair) => pair.one === other && pair.other === one);
    if (!back) return [];
    return {
      player: one.user,
      strength: Math.min(amount, back.amount),
      evidence: { other: other.user, amount },
      fact: `Spoiled ${other.username}, and got spoiled back.`,
    };
  });
};

const gradesForSelf = (facts: GameFacts, user: UserId): number[] =>
  gradesIn(
    facts
      .standsOf(user)
      .filter(isAboutSelf)
      .map(({ own }) => own),
  );

/** Returns how far the own rating is above that of the others, over all rounds. */
const selfAboveOthers = (facts: GameFacts, user: UserId): number | null =>
  mean(
    facts
      .standsOf(user)
      .filter(isAboutSelf)
      .flatMap((stand) => aboveOthers(stand) ?? []),
  );

export const confident = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => mean(gradesForSelf(facts, user)),
    (amount) => `Nobody rated themselves higher: ${whole(amount)} of 100.`,
  );

export const modest = (facts: GameFacts): Candidate[] =>
  leader(
    facts.players.flatMap(({ user, username }) => {
      const above = selfAboveOthers(facts, user);
      if (above === null || above >= 0) return [];
      return {
        player: user,
        strength: -above,
        evidence: { amount: -above },
        fact: `Rated ${verbFor(username, 'themselves', 'yourself')} ${whole(-above)} lower than the others did.`,
      };
    }),
  );

export const selfAware = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => {
      const above = selfAboveOthers(facts, user);
      return above === null ? null : Math.abs(above);
    },
    (amount, name) =>
      `Rated ${verbFor(name, 'themselves', 'yourself')} as the others did, give or take ${Math.max(1, Math.ceil(amount))}.`,
    'lowest',
  );

export const goodSoul = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) =>
      mean(
        facts
          .standsOf(user)
          .flatMap((stand) =>
            stand.subject.kind === 'player' && !isAboutSelf(stand) ? (gradeOf(stand.own) ?? []) : [],
          ),
      ),
    (amount) => `Nobody was kinder to the others: ${whole(amount)} of 100 on average.`,
  );

/** Returns the topics about a player. */
const topicsAbout = (facts: GameFacts, user: UserId) =>
  facts.topics.filter(({ subject }) => subject.kind === 'player' && subject.player.user === user);

/** Returns the mean spread of the opinions about a player. */
const spreadAbout = (facts: GameFacts, user: UserId): number | null =>
  mean(topicsAbout(facts, user).flatMap(({ opinions }) => (opinions.length > 1 ? spreadOf(opinions) : [])));

export const mystery = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => spreadAbout(facts, user),
    (_, name) => `Opinions about ${name} differed most.`,
  );

export const openBook = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => spreadAbout(facts, user),
    (_, name) => `Opinions about ${name} differed least.`,
    'lowest',
  );

export const fullMarks = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) =>
      topicsAbout(facts, user).flatMap(({ opinions }) => gradesIn(opinions).filter((grade) => grade === 100))
        .length,
    (amount) => `Got the top rating most often: ${counted(amount, 'time')}.`,
  );

/** Returns the rounds in which the player alone has the most points. */
const roundsWon = (facts: GameFacts, user: UserId) =>
  facts.records.filter((record) => {
    const scores = roundScores(record).map(({ player, points }) => ({
      user: player.user,
      points: roundedToMillionth(points ?? 0),
    }));
    const highest = Math.max(...scores.map(({ points }) => points));
    const first = scores.filter(({ points }) => points === highest);
    return highest > 0 && first.length === 1 && first[0]?.user === user;
  });

export const serialWinner = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => roundsWon(facts, user).length,
    (amount) => `The group’s number one in ${amount} rounds.`,
  ).filter(({ strength }) => strength > 1);

export const roundWinner = (facts: GameFacts): Candidate[] =>
  facts.players.flatMap(({ user }) =>
    roundsWon(facts, user).map((record) => ({
      player: user,
      strength:
        mean(
          roundScores(record).flatMap(({ player, points }) => (player.user === user ? (points ?? []) : [])),
        ) ?? 0,
      evidence: { round: record.index },
      fact: `Rated first in “${record.game.name}”.`,
    })),
  );

/** Returns the points of a player in each round that gave any, in playing order. */
const pointsByRound = (facts: GameFacts, user: UserId): number[] =>
  facts.records.flatMap((record) =>
    roundScores(record).flatMap(({ player, points }) => (player.user === user ? (points ?? []) : [])),
  );

export const steady = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => {
      const points = pointsByRound(facts, user);
      return points.length < 2 ? null : roundedToMillionth(Math.max(...points) - Math.min(...points));
    },
    (amount, name) =>
      `${name}’s rounds were never more than ${counted(Math.max(1, Math.ceil(amount)), 'point')} apart.`,
    'lowest',
  );

export const lateBloomer = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => {
      const points = pointsByRound(facts, user);
      const rise = roundedToMillionth((points.at(-1) ?? 0) - (points[0] ?? 0));
      return rise >= 1 ? rise : null;
    },
    (amount) => `Climbed ${counted(Math.round(amount), 'point')} from the first rating to the last.`,
  );

/** The highest single rating of the game that a player got from another one. */
export const adored = (facts: GameFacts): Candidate[] =>
  facts.players.flatMap((one) =>
    facts.standsOf(one.user).flatMap(({ subject, own, record }) => {
      if (subject.kind !== 'player' || subject.player.user === one.user || gradeOf(own) !== 100) return [];
      return {
        player: subject.player.user,
        strength: 100,
        evidence: { round: record.index, subject: subject.id, other: one.user },
        fact: `Got the top rating from ${one.username} in “${record.game.name}”.`,
      };
    }),
  );
