import { choicesOf, gradesOf, meanOf, opinionsBySubject, type RatedOpinion } from '../awards/opinions.ts';
import type { ScaleEnds, Subject } from '../minigames/contract.ts';
import { ordinal } from '../minigames/ordinal.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import { endsOfScale } from '../minigames/registry.ts';
import { isAnonymous, type UserId } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import { isViewer, listed, quotation } from '../text.ts';
import type { AwardAverage, AwardMark, AwardScale, NameOf } from './award.ts';

/** A subject that at least one answer rates. `mean`: the mean of its places on the scale, 0 to 100; null for choices. */
export type RatedSubject = { subject: Subject; opinions: RatedOpinion[]; mean: number | null };

/** All opinions of one answer. */
type AuthoredAnswer = { user: UserId; opinions: RatedOpinion[] };

/** The opinions of a round, in the forms that awards need. */
export type OpinionsOfRound = {
  record: RoundRecord;
  subjects: RatedSubject[];
  /** The answers with their authors; empty if votes are anonymous, so that no award names an author. */
  raters: AuthoredAnswer[];
  voters: number;
  /** Null for choices. */
  ends: ScaleEnds | null;
  /** Returns the place of a graded opinion on the scale: 0 for the lowest, 100 for the highest. */
  at(value: number): number;
};

/** Returns the opinions of a round. */
export const opinionsOfRound = (record: RoundRecord): OpinionsOfRound => {
  const ends = endsOfScale(record.board);
  const lowest = ends?.lowest ?? 0;
  const exactlyAt = (value: number) => (lowest < 1 ? (Math.max(0, value - lowest) / (1 - lowest)) * 100 : 50);
  const at = (value: number) => roundedToMillionth(exactlyAt(value));
  const subjects = opinionsBySubject(record)
    .filter(({ opinions }) => opinions.length > 0)
    .map(({ subject, opinions }) => {
      const grades = gradesOf(opinions);
      return {
        subject,
        opinions,
        // Rounded once: of rounded places, equal means would differ.
        mean: grades.length > 0 ? roundedToMillionth(meanOf(grades.map(exactlyAt))) : null,
      };
    });
  const isSecret = record.answers.some(({ ratedBy }) => isAnonymous(ratedBy.user));
  const all = subjects.flatMap(({ opinions }) => opinions);
  const raters = record.answers.map(({ ratedBy: { user } }) => ({
    user,
    opinions: all.filter(({ rater }) => rater === user),
  }));
  return { record, subjects, raters: isSecret ? [] : raters, voters: record.answers.length, ends, at };
};

/** Returns the graded opinions with their places on the scale, the highest first. */
export const placesOf = (
  round: OpinionsOfRound,
  opinions: readonly RatedOpinion[],
): (RatedOpinion & { at: number })[] =>
  opinions
    .flatMap((opinion) => ('value' in opinion ? [{ ...opinion, at: round.at(opinion.value) }] : []))
    .toSorted((one, other) => other.at - one.at);

/** Returns the opinions in groups that say the same, the largest first. */
export const groupsOf = (opinions: readonly RatedOpinion[]): { said: string; members: RatedOpinion[] }[] => {
  const groups = new Map<string, RatedOpinion[]>();
  for (const opinion of opinions)
    groups.set(keyOf(opinion), [...(groups.get(keyOf(opinion)) ?? []), opinion]);
  return [...groups.values()]
    .map((members) => ({ said: members[0]?.said ?? '', members }))
    .toSorted((one, other) => other.members.length - one.members.length);
};

const keyOf = (opinion: RatedOpinion): string =>
  'choice' in opinion ? `choice/${opinion.choice}` : `value/${opinion.value}`;

/** Returns the players that a sentence about the subject names; the subject itself if it is a player. */
export const peopleOfSubject = ({ subject }: Pick<RatedSubject, 'subject'>): UserId[] =>
  subject.kind === 'player' ? [subject.player.user] : [];

/** Returns the name of a subject: of a question, the name of the game; of a take, the quoted statement. */
export const nameOfSubject = (
  { subject }: Pick<RatedSubject, 'subject'>,
  { record }: OpinionsOfRound,
  nameOf: NameOf,
): string => {
  switch (subject.kind) {
    case 'item':
      return record.board.type === 'HotTakes' ? quotation(subject.item.alt) : subject.item.alt;
    case 'player':
      return nameOf(subject.player.user);
    case 'question':
      return record.game.name;
    default:
      return subject satisfies never;
  }
};

/** Returns what was said as a part of a sentence: numbers and places as they are, other texts in quotation marks. */
export const quoted = (said: string): string => (/^\d+(st|nd|rd|th)?$/.test(said) ? said : quotation(said));

/** Returns "Robin says “S” about Tea", "Robin and Kim give Sam 90", "Kim puts Sam 1st". Of a question, only what was said. */
export const statement = (
  names: readonly string[],
  said: string,
  about: string | null,
  isPlural = names.length > 1 || isViewer(names[0]),
): string => {
  const verb = (one: string, many: string) => `${listed(names)} ${isPlural ? many : one}`;
  if (about === null) return `${verb('says', 'say')} ${quoted(said)}`;
  if (/^\d+$/.test(said)) return `${verb('gives', 'give')} ${about} ${said}`;
  if (/^\d+(st|nd|rd|th)$/.test(said)) return `${verb('puts', 'put')} ${about} ${said}`;
  return `${verb('says', 'say')} ${quoted(said)} about ${about}`;
};

/** Returns the name by which a sentence refers to the subject; null for the question, which is the heading. */
export const nameInSentence = (about: RatedSubject, round: OpinionsOfRound, nameOf: NameOf): string | null =>
  about.subject.kind === 'question' ? null : nameOfSubject(about, round, nameOf);

/** Returns all votes on the subject as text; without names if votes are anonymous. */
export const votesInWords = ({ opinions }: RatedSubject, round: OpinionsOfRound, nameOf: NameOf): string => {
  const list = round.ends
    ? placesOf(round, opinions)
    : opinions.toSorted((one, other) => (one.said < other.said ? -1 : Number(one.said > other.said)));
  if (round.raters.length === 0 && !round.ends)
    return `${choicesOf(opinions)
      .map(({ said, count }) => `${count} for ${quoted(said)}`)
      .join(', ')}.`;
  const words = list.map(({ rater, said }) =>
    round.raters.length > 0 ? `${nameOf(rater)}: ${quoted(said)}` : quoted(said),
  );
  return `${words.join(', ')}.`;
};

/** Returns what a scale with the votes on the subject shows: "What each said about Kim". */
export const gotTitle = (rated: RatedSubject, round: OpinionsOfRound, nameOf: NameOf): string =>
  rated.subject.kind === 'question'
    ? 'What each of you said'
    : `What each said about ${nameOfSubject(rated, round, nameOf)}`;

/** Returns the votes on the subject as marks on the scale, the lowest first; null for choices. */
export const scaleOfSubject = ({ opinions }: RatedSubject, round: OpinionsOfRound): AwardScale | null =>
  round.ends && {
    ends: { low: round.ends.low, high: round.ends.high },
    steps: stepsOf(round.record),
    names: stepNamesOf(round.record),
    marks: placesOf(round, opinions)
      .map(({ rater, at, said }) => ({ user: rater, at, said }))
      .toReversed(),
  };

/** Returns the named steps of the board's scale, the lowest first; empty for a scale without steps. */
const stepNamesOf = ({ board }: RoundRecord): string[] =>
  'tiers' in board
    ? board.tiers.map(({ name }) => name).toReversed()
    : 'points' in board
      ? board.points.map(({ name }) => name)
      : [];

/** Returns what the group said about a subject on average, in the words of the votes: "72", "2nd", or the name of the nearest step. */
export const groupSaid = ({ opinions }: RatedSubject, mean: number, round: OpinionsOfRound): string => {
  const steps = stepNamesOf(round.record);
  const step = steps[Math.round((mean / 100) * (steps.length - 1))];
  if (step !== undefined) return step;
  const numbers = opinions.map(({ said }) => Number.parseInt(said, 10));
  const average = Math.round(meanOf(numbers));
  if (opinions.every(({ said }) => /^\d+$/.test(said))) return String(average);
  if (opinions.every(({ said }) => /^\d+(st|nd|rd|th)$/.test(said))) return ordinal(average);
  const [nearest] = placesOf(round, opinions).toSorted(
    (one, other) => Math.abs(one.at - mean) - Math.abs(other.at - mean),
  );
  return nearest?.said ?? '';
};

/** How far from a named step its name still says where an average stands, as a part of the distance between two steps. */
const nearStep = 0.3;

/** Returns true if an average, 0 to 100, stands so far between two named steps that the name of neither says where. */
export const isBetweenSteps = (mean: number, { record }: OpinionsOfRound): boolean => {
  const steps = stepNamesOf(record);
  const place = (mean / 100) * (steps.length - 1);
  return steps.length > 1 && Math.abs(place - Math.round(place)) > nearStep;
};

/** Returns where the named steps of the board's scale are: equally far apart. */
const stepsOf = (record: RoundRecord): number[] => {
  const names = stepNamesOf(record);
  return names.length < 2 ? [] : names.map((_, index) => (index / (names.length - 1)) * 100);
};

/** Returns the average of at least one mark. */
export const averageOf = (
  marks: readonly Pick<AwardMark, 'at' | 'said'>[],
  of: AwardAverage['of'],
): AwardAverage => ({
  of,
  at: meanOf(marks.map(({ at }) => at)),
  said: marks.every(({ said }) => /^\d+$/.test(said))
    ? String(Math.round(meanOf(marks.map(({ said }) => Number(said)))))
    : null,
});
