import { spreadOf } from '../awards/divisive.ts';
import { meanOf, opinionsBySubject, type RatedOpinion } from '../awards/opinions.ts';
import type { Subject } from '../minigames/contract.ts';
import { isAnonymous, type Person } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';

/** How much the opinions of a round differ, over all its subjects. */
export type Unity = 'united' | 'mixed' | 'divided';

/** The largest mean spread of a united group, and the smallest of a divided one (of 100). */
export const unityLimits = { united: 10, divided: 24 } as const;

/** An opinion with the name of the player who gave it. */
type NamedOpinion = { rater: string; said: string };

/** What the sentences about a round are made from. Names are as the players see them and never empty. */
export type Facts = {
  /** The name of the game and a space, so that an answer can follow; empty if the name is no question. */
  question: string;
  /** The name of the game. */
  title: string;
  voters: number;
  /** Null with fewer than two voters. */
  unity: Unity | null;
  /** The names in first place; several share it. */
  leaders: string[];
  /** The only name in second place, behind a single leader. */
  second: string | null;
  /** How many subjects were rated. */
  rated: number;
  /** The only name in the last place, if there are at least three places. */
  last: string | null;
  /** A subject about which at least two voters all said the same; the one with the best place. */
  agreed: { id: string; name: string; said: string } | null;
  /** The subject with the widest spread, and the votes that are farthest apart; the raters of anonymous votes are not named. */
  contested: { id: string; name: string; high: NamedOpinion | null; low: NamedOpinion | null } | null;
};

/** Returns the name of a subject; of a question, the name of the game. */
const nameOfSubject = (subject: Subject, record: RoundRecord): string => {
  switch (subject.kind) {
    case 'item':
      return subject.item.alt;
    case 'player':
      return subject.player.username;
    case 'question':
      return record.game.name;
    default:
      return subject satisfies never;
  }
};

/** Returns the name of a player who rated; null if the votes are anonymous. */
export const nameOfRater = ({ user, username }: Person): string | null =>
  isAnonymous(user) ? null : username;

/** A name that is no question stands above the sentence already, and an answer to it reads as a repetition. */
const asQuestion = (name: string): string => (name.endsWith('?') ? `${name} ` : '');

/** Returns the facts of a round. `places`: the subjects by rank, best first, without those that no answer rates. */
export const factsOf = (record: RoundRecord, places: readonly { id: string; rank: number }[]): Facts => {
  const subjects = opinionsBySubject(record).filter(({ opinions }) => opinions.length > 0);
  const about = (id: string) => subjects.find(({ subject }) => subject.id === id);
  const named = places.flatMap(({ id, rank }) => {
    const found = about(id);
    const name = found && nameOfSubject(found.subject, record).trim();
    return found && name ? [{ id, rank, name, opinions: found.opinions }] : [];
  });
  const lastRank = named.at(-1)?.rank ?? 1;
  const inLast = named.filter(({ rank }) => rank === lastRank);
  const inSecond = named.filter(({ rank }) => rank === 2);
  const voters = record.answers.length;
  return {
    question: asQuestion(record.game.name.trim()),
    title: record.game.name.trim(),
    voters,
    unity: voters < 2 || subjects.length === 0 ? null : unityOf(subjects.map(({ opinions }) => opinions)),
    leaders: named.filter(({ rank }) => rank === 1).map(({ name }) => name),
    // Two in first place leave the second place empty.
    second: inSecond.length === 1 ? (inSecond[0]?.name ?? null) : null,
    rated: subjects.length,
    last: lastRank >= 3 && inLast.length === 1 ? (inLast[0]?.name ?? null) : null,
    agreed: agreedOf(named, voters),
    contested: contestedOf(named, record),
  };
};

const unityOf = (opinions: readonly RatedOpinion[][]): Unity => {
  const spread = meanOf(opinions.map(spreadOf));
  if (spread <= unityLimits.united) return 'united';
  return spread >= unityLimits.divided ? 'divided' : 'mixed';
};

type Named = { id: string; name: string; opinions: RatedOpinion[] };

const agreedOf = (named: readonly Named[], voters: number): Facts['agreed'] => {
  const found = named.find(
    ({ opinions }) =>
      voters >= 2 && opinions.length === voters && opinions.every(({ said }) => said === opinions[0]?.said),
  );
  const said = found?.opinions[0]?.said;
  return found && said ? { id: found.id, name: found.name, said } : null;
};

const contestedOf = (named: readonly Named[], { answers }: RoundRecord): Facts['contested'] => {
  const [widest] = named.toSorted((one, other) => spreadOf(other.opinions) - spreadOf(one.opinions));
  if (!widest || spreadOf(widest.opinions) < unityLimits.divided) return null;
  const raterOf = ({ rater, said }: RatedOpinion): NamedOpinion | null => {
    const person = answers.find(({ ratedBy }) => ratedBy.user === rater)?.ratedBy;
    const name = person && nameOfRater(person);
    return name ? { rater: name, said } : null;
  };
  const graded = widest.opinions
    .flatMap((opinion) => ('value' in opinion ? [opinion] : []))
    .toSorted((one, other) => other.value - one.value);
  const [high, low] = [graded[0], graded.at(-1)];
  return {
    id: widest.id,
    name: widest.name,
    high: high ? raterOf(high) : null,
    low: low ? raterOf(low) : null,
  };
};
