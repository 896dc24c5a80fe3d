import { distanceBetween } from '../awards/closest-pair.ts';
import { meanOf, opinionsBySubject, type RatedOpinion } from '../awards/opinions.ts';
import type { Subject } from '../minigames/contract.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import { scaleOf } from '../minigames/registry.ts';
import type { Person, UserId } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import { quotation, verbFor } from '../text.ts';
import type { Candidate } from './title.ts';

/** One subject of a round with all opinions about it. */
interface Topic {
  readonly record: RoundRecord;
  readonly subject: Subject;
  readonly opinions: readonly RatedOpinion[];
}

/** A player's opinion on a topic, and the opinions of the others. */
export interface Stand extends Topic {
  readonly own: RatedOpinion;
  readonly others: readonly RatedOpinion[];
}

/** What the records of a game say, in the forms that titles need. */
export interface GameFacts {
  readonly players: readonly Person[];
  readonly records: readonly RoundRecord[];
  readonly topics: readonly Topic[];
  /** The opinions of each player whose answers have a name; empty if votes were anonymous. */
  readonly standsOf: (user: UserId) => readonly Stand[];
}

export const gameFactsOf = (records: readonly RoundRecord[], players: readonly Person[]): GameFacts => {
  const topics = records.flatMap((record) =>
    opinionsBySubject(record).map((topic): Topic => ({ record, ...topic })),
  );
  const stands = new Map(
    players.map(({ user }) => [
      user,
      topics.flatMap((topic): Stand[] => {
        const own = topic.opinions.find(({ rater }) => rater === user);
        return own ? [{ ...topic, own, others: topic.opinions.filter((other) => other !== own) }] : [];
      }),
    ]),
  );
  return { players, records, topics, standsOf: (user) => stands.get(user) ?? [] };
};

/** Returns the value of a graded opinion, 0 to 100; null for a choice. */
export const gradeOf = (opinion: RatedOpinion): number | null =>
  'value' in opinion ? opinion.value * 100 : null;

export const gradesIn = (opinions: readonly RatedOpinion[]): number[] =>
  opinions.flatMap((opinion) => gradeOf(opinion) ?? []);

/** Returns the mean, rounded so that equal means compare as equal; null without values. */
export const mean = (values: readonly number[]): number | null =>
  values.length > 0 ? roundedToMillionth(meanOf(values)) : null;

/** Returns the mean distance of an opinion to the others on the topic, 0 to 100; null if there are none. */
export const distanceToOthers = ({ own, others }: Stand): number | null =>
  mean(others.map((other) => distanceBetween(own, other)));

/** Returns how far a grade is above the mean of the others; null for a choice and without others. */
export const aboveOthers = ({ own, others }: Stand): number | null => {
  const [grade, rest] = [gradeOf(own), mean(gradesIn(others))];
  return grade === null || rest === null ? null : roundedToMillionth(grade - rest);
};

/** Returns true if the opinion is about its author. */
export const isAboutSelf = ({ subject, own }: Stand): boolean =>
  subject.kind === 'player' && subject.player.user === own.rater;

export const isGraded = (record: RoundRecord): boolean => scaleOf(record.board) === 'graded';

/** Returns the name of a topic for a sentence that begins with the name of `rater`, about an opinion of theirs. */
export const topicName = ({ record, subject }: Topic, rater: Person): string => {
  switch (subject.kind) {
    case 'item':
      return quotation(subject.item.alt);
    case 'player':
      return subject.player.user === rater.user
        ? verbFor(rater.username, 'themselves', 'yourself')
        : subject.player.username;
    case 'question':
      return quotation(record.game.name);
    default:
      return subject satisfies never;
  }
};

/** Returns the candidate with the highest strength if no other has the same; so "more than anybody else" is true. */
export const leader = (candidates: readonly Candidate[]): Candidate[] => {
  const highest = Math.max(...candidates.map(({ strength }) => strength));
  const first = candidates.filter(({ strength }) => strength === highest);
  return first.length === 1 ? first : [];
};

/**
 * Returns the player who leads in a measure, if it applies to two players at least. `measure` returns null for a player to
 * whom it does not apply. The highest must be above 0.
 */
export const leaderIn = (
  { players }: GameFacts,
  measure: (user: UserId) => number | null,
  fact: (amount: number, name: string) => string,
  order: 'highest' | 'lowest' = 'highest',
): Candidate[] => {
  const measured = players.flatMap(({ user, username }) => {
    const amount = measure(user);
    return amount === null ? [] : [{ user, username, amount }];
  });
  if (measured.length < 2) return [];
  return leader(
    measured.map(({ user, username, amount }) => ({
      player: user,
      strength: order === 'highest' ? amount : -amount,
      evidence: { amount },
      fact: fact(amount, username),
    })),
  ).filter(({ strength }) => order === 'lowest' || strength > 0);
};

/** Returns the mean over a list that has at least `fewest` values; null with fewer. */
export const meanFrom = (fewest: number, values: readonly number[]): number | null =>
  values.length < fewest ? null : mean(values);

/** A number of a fact: 0 to 100 as a whole number. */
export const whole = (amount: number): string => String(Math.round(amount));
