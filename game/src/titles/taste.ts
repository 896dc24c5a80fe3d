import { closestPairOf, distanceBetween } from '../awards/closest-pair.ts';
import { choicesOf } from '../awards/opinions.ts';
import { agreementPercent, sameAnswers } from '../awards/words.ts';
import { ordinal } from '../minigames/ordinal.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import { subjectsOf } from '../minigames/registry.ts';
import type { Person, UserId } from '../model/person.ts';
import { counted, quotation } from '../text.ts';
import {
  distanceToOthers,
  type GameFacts,
  gradeOf,
  gradesIn,
  isGraded,
  leaderIn,
  mean,
  meanFrom,
  type Stand,
  topicName,
  whole,
} from './game-facts.ts';
import type { Candidate } from './title.ts';

/* Titles from what the players said. None is possible if votes were anonymous. */

/** A mean over fewer opinions says little about a player. */
const fewest = 3;
/** Stands alone: this far from every other opinion, which are at most `together` apart. */
const apart = 50;
const together = 25;

/** Returns what one player alone did, for a sentence that begins with "Only Kim". */
function aloneDid(stand: Stand, player: Person): string {
  const { record, subject, own } = stand;
  const said = quotation(own.said);
  const topic = topicName(stand, player);
  if (subject.kind === 'question') return `answered ${said} in ${topic}`;
  if ('choice' in own) return `chose ${said} for ${topic}`;
  switch (record.board.type) {
    case 'RankThem':
    case 'SliderAvatarsLobby':
      return `put ${topic} ${placeIn(subjectsOf(record.board).length, own.said)}`;
    case 'TierList':
    case 'TierListLobby':
      // Items that did not fit have no grade.
      return gradeOf(own) === 0 ? `left ${topic} out` : `put ${topic} in ${said}`;
    case 'SliderLobby':
    case 'WriteAndRate':
      return `gave ${topic} ${own.said} of 100`;
    default:
      return `said ${said} of ${topic}`;
  }
}

/** Returns a place in a row of `count` as a sentence names it: the ends are "first" and "last". */
const placeIn = (count: number, place: string): string => {
  if (place === ordinal(1)) return 'first';
  return place === ordinal(count) ? 'last' : place;
};

/** The player was far from all others, who were close to each other. */
export const alone = (facts: GameFacts): Candidate[] =>
  facts.players.flatMap((player) =>
    facts.standsOf(player.user).flatMap((stand) => {
      const { own, others, record, subject } = stand;
      const nearest = Math.min(...others.map((other) => distanceBetween(own, other)));
      const isUnited = others.every((one) => others.every((two) => distanceBetween(one, two) <= together));
      if (others.length < 2 || nearest < apart || !isUnited) return [];
      return {
        player: player.user,
        strength: nearest,
        evidence: { round: record.index, subject: subject.id },
        fact: `Only ${player.username} ${aloneDid(stand, player)}.`,
      };
    }),
  );

/** The player alone gave an item the best grade, and all others were in the lower half. */
export const champion = (facts: GameFacts): Candidate[] =>
  facts.players.flatMap(({ user, username }) =>
    facts.standsOf(user).flatMap((stand) => {
      const { own, others, record, subject } = stand;
      const highest = Math.max(...gradesIn(others));
      if (subject.kind !== 'item' || gradeOf(own) !== 100 || others.length < 2 || highest >= 50) return [];
      return {
        player: user,
        strength: 100 - highest,
        evidence: { round: record.index, subject: subject.id },
        fact: `Only ${username} put ${quotation(subject.item.alt)} at the very top.`,
      };
    }),
  );

const agreement = (facts: GameFacts, user: UserId, isCounted: (kind: string) => boolean): number | null => {
  const distances = facts
    .standsOf(user)
    .flatMap((stand) => (isCounted(stand.subject.kind) ? (distanceToOthers(stand) ?? []) : []));
  const distance = meanFrom(fewest, distances);
  return distance === null ? null : roundedToMillionth(100 - distance);
};

export const consensus = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => agreement(facts, user, () => true),
    (amount) => `The group’s nearest twin: ${whole(amount)}% alike.`,
  );

export const freeSpirit = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => agreement(facts, user, () => true),
    (amount) => `Follows the herd least: ${whole(amount)}% alike.`,
    'lowest',
  );

export const peopleReader = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => agreement(facts, user, (kind) => kind === 'player'),
    (amount) => `Same eye for people as the group: ${whole(amount)}% alike.`,
  );

export const tasteReader = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => agreement(facts, user, (kind) => kind === 'item'),
    (amount) => `Could choose for everyone: ${whole(amount)}% alike.`,
  );

const gradesOfUser = (facts: GameFacts, user: UserId): number[] =>
  gradesIn(facts.standsOf(user).map(({ own }) => own));

export const selective = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => meanFrom(fewest, gradesOfUser(facts, user)),
    (amount) => `Hard to please: gave ${whole(amount)} of 100 on average.`,
    'lowest',
  );

export const generous = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => meanFrom(fewest, gradesOfUser(facts, user)),
    (amount) => `Gave the highest ratings: ${whole(amount)} of 100 on average.`,
  );

export const decided = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => gradesOfUser(facts, user).filter((grade) => grade === 100).length,
    (amount) => `Gave the top rating most often: ${counted(amount, 'time')}.`,
  );

export const diplomat = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) =>
      meanFrom(
        fewest,
        gradesOfUser(facts, user).map((grade) => Math.abs(grade - 50)),
      ),
    () => 'Rated closest to the middle of the scale.',
    'lowest',
  );

export const mostAnswers = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => new Set(facts.standsOf(user).map(({ own }) => own.said)).size,
    (amount) => `Gave ${amount} different answers, more than anybody else.`,
  );

export const talkative = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => facts.standsOf(user).length,
    (amount) => `Had ${counted(amount, 'opinion')}, more than anybody else.`,
  );

/** Both players of the closest pair. */
export const closest = (facts: GameFacts): Candidate[] => {
  const pair = closestPairOf(facts.records);
  const [one, other] =
    pair?.people.map(({ user }) => facts.players.find((player) => player.user === user)) ?? [];
  if (!pair || !one || !other) return [];
  const same = sameAnswers(pair);
  return [[one, other] as const, [other, one] as const].map(([player, friend]) => ({
    player: player.user,
    strength: pair.agreement,
    evidence: { other: friend.user, amount: pair.agreement },
    fact:
      same === null
        ? `Agreed with ${friend.username} more than any other two did: ${agreementPercent(pair)}%.`
        : `Gave the same answer as ${friend.username}${same}.`,
  }));
};

/** Both players of the pair with the largest mean distance. */
export const sparring = (facts: GameFacts): Candidate[] => {
  const pairs = facts.players.flatMap((one, at) =>
    facts.players.slice(at + 1).flatMap((other) => {
      const distances = facts.standsOf(one.user).flatMap(({ own, others }) => {
        const theirs = others.find(({ rater }) => rater === other.user);
        return theirs ? [distanceBetween(own, theirs)] : [];
      });
      const distance = meanFrom(fewest, distances);
      return distance === null ? [] : [{ one, other, distance }];
    }),
  );
  const widest = Math.max(...pairs.map(({ distance }) => distance));
  const [pair, ...more] = pairs.filter(({ distance }) => distance === widest);
  if (!pair || more.length > 0 || pairs.length < 2 || widest === 0) return [];
  const { one, other } = pair;
  return [[one, other] as const, [other, one] as const].map(([player, rival]) => ({
    player: player.user,
    strength: widest,
    evidence: { other: rival.user, amount: widest },
    fact: `Disagreed most with ${rival.username}: ${whole(widest)}% apart.`,
  }));
};

/** In how many rounds the player alone has the same favourite item as the group. */
export const trendsetter = (facts: GameFacts): Candidate[] => {
  const best = (entries: readonly { id: string; grade: number | null }[]): string | null => {
    const highest = Math.max(...entries.map(({ grade }) => grade ?? 0));
    const top = entries.filter(({ grade }) => grade === highest);
    return top.length === 1 ? (top[0]?.id ?? null) : null;
  };
  const favourites = facts.records.filter(isGraded).map((record) => {
    const topics = facts.topics.filter((topic) => topic.record === record && topic.subject.kind === 'item');
    return {
      record,
      id: best(topics.map(({ subject, opinions }) => ({ id: subject.id, grade: mean(gradesIn(opinions)) }))),
    };
  });
  return leaderIn(
    facts,
    (user) =>
      favourites.filter(({ record, id }) => {
        const stands = facts
          .standsOf(user)
          .filter((stand) => stand.record === record && stand.subject.kind === 'item');
        return (
          id !== null &&
          best(stands.map(({ subject, own }) => ({ id: subject.id, grade: gradeOf(own) }))) === id
        );
      }).length,
    (amount) => `Picked the group’s favourite in ${counted(amount, 'round')}.`,
  );
};

/** How often the player chose what most chose, or what fewer chose. */
const choiceCount = (facts: GameFacts, user: UserId, side: 'larger' | 'smaller'): number =>
  facts.standsOf(user).filter(({ own, opinions }) => {
    if (!('choice' in own)) return false;
    const choices = choicesOf(opinions);
    const most = choices[0]?.count ?? 0;
    const count = choices.find(({ said }) => said === own.said)?.count ?? 0;
    return side === 'larger'
      ? choices.length > 1 && count === most && choices[1]?.count !== most
      : count < most;
  }).length;

export const underdog = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => choiceCount(facts, user, 'smaller'),
    (amount) => `On the smaller side most often: ${counted(amount, 'time')}.`,
  );

export const goodCompany = (facts: GameFacts): Candidate[] =>
  leaderIn(
    facts,
    (user) => choiceCount(facts, user, 'larger'),
    (amount) => `Picked the winning side most often: ${counted(amount, 'time')}.`,
  );

/** The player chose a side that won by one vote. */
export const castingVote = (facts: GameFacts): Candidate[] =>
  facts.players.flatMap(({ user }) =>
    facts.standsOf(user).flatMap(({ own, opinions, record, subject }) => {
      const [first, second] = choicesOf(opinions);
      if (!('choice' in own) || subject.kind !== 'question') return [];
      if (!first || !second || first.count !== second.count + 1 || own.said !== first.said) return [];
      return {
        player: user,
        strength: first.count,
        evidence: { round: record.index, amount: first.count },
        fact: `Voted “${first.said}”, which won ${first.count} to ${second.count}.`,
      };
    }),
  );
