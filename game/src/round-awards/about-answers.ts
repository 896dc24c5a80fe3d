import { meanOf } from '../awards/opinions.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import type { UserId } from '../model/person.ts';
import { counted, does, listed, verbFor } from '../text.ts';
import type { AwardContrast, AwardKind, FoundAward, NameOf } from './award.ts';
import {
  groupSaid,
  isBetweenSteps,
  nameInSentence,
  type OpinionsOfRound,
  placesOf,
  type RatedSubject,
  scaleOfSubject,
  statement,
} from './opinions-of-round.ts';

/* Awards about one player's answer as a whole, compared with the answers of at least two others. */

type Measured = { user: UserId; value: number };

/** The smallest difference to the next player, of 100, with which somebody stands out. */
const clearLead = 5;

/** Returns the player who clearly has the highest value; null if there are less than three players or another one is near. */
const clearlyHighest = (
  measured: readonly Measured[],
): { user: UserId; value: number; lead: number } | null => {
  const [first, second] = measured.toSorted((one, other) => other.value - one.value);
  if (!first || !second || measured.length < 3) return null;
  const lead = roundedToMillionth(first.value - second.value);
  return lead >= clearLead ? { ...first, lead } : null;
};

const negated = (measured: readonly Measured[]): Measured[] =>
  measured.map(({ user, value }) => ({ user, value: -value }));

const whole = (value: number): string => String(Math.round(value));

/** Returns the players with their numbers, the highest first: "Kim and Sam 93, Robin 57". */
const inNumbers = (measured: readonly Measured[], nameOf: NameOf, unit: string): string => {
  const users = new Map<string, string[]>();
  for (const { user, value } of measured.toSorted((one, other) => other.value - one.value))
    users.set(whole(value), [...(users.get(whole(value)) ?? []), nameOf(user)]);
  return [...users].map(([value, names]) => `${listed(names)} ${value}${unit}`).join(', ');
};

/** What an award measures: the scale, and what its numbers are. */
type Measure = {
  measured: Measured[];
  ends: { low: string; high: string };
  /** What follows each number, and all of them. */
  unit?: string;
  of: string;
  /** The title of the scale. */
  shows: string;
};

const found = (
  kind: AwardKind,
  { user, lead }: { user: UserId; lead: number },
  say: { title: (name: string) => string; reason: (name: string) => string },
  { measured, ends, unit = '', of, shows }: Measure,
): FoundAward => ({
  kind,
  subject: null,
  people: [user],
  strength: lead,
  title: (nameOf) => say.title(nameOf(user)),
  reason: (nameOf) => `${say.reason(nameOf(user))} ${inNumbers(measured, nameOf, unit)}${of}.`,
  scale: {
    ends,
    steps: [],
    names: [],
    marks: measured
      .map((one) => ({ user: one.user, at: one.value, said: `${whole(one.value)}${unit}` }))
      .toSorted((one, other) => one.at - other.at),
  },
  scaleTitle: () => shows,
});

/** Returns the graded answers that rate every subject that any answer rates. */
const wholeAnswers = (round: OpinionsOfRound) =>
  round.raters
    .map(({ user, opinions }) => ({ user, places: placesOf(round, opinions) }))
    .filter(({ places }) => round.ends && places.length === round.subjects.length);

/** The number of subjects that a comparison with the group shows, and the number of answers from which a percentage says something. */
const compares = { most: 2, percentFrom: 5 } as const;

/**
 * Returns what the player and the group said about the subjects on which they are nearest to each other (`mouthpiece`) or farthest
 * from each other. Two who are far apart and still say the same in words are left out.
 */
const contrastsOf = (
  kind: 'mouthpiece' | 'ownWay',
  user: UserId,
  round: OpinionsOfRound,
): (AwardContrast & { rated: RatedSubject })[] =>
  round.subjects
    .flatMap((rated) => {
      const own = placesOf(round, rated.opinions).find(({ rater }) => rater === user);
      if (!own || rated.mean === null) return [];
      const contrast = {
        subject: rated.subject.id,
        own: own.said,
        group: groupSaid(rated, rated.mean, round),
      };
      return [{ ...contrast, rated, apart: Math.abs(own.at - rated.mean) }];
    })
    .filter(({ own, group }) => kind === 'mouthpiece' || own !== group)
    .toSorted((one, other) => (one.apart - other.apart) * (kind === 'mouthpiece' ? 1 : -1))
    .slice(0, compares.most);

/** Returns an award that compares one player with the group: what both said, and of one answer where both stand on its scale. */
const compared = (
  kind: 'mouthpiece' | 'ownWay',
  { user, lead, alike }: { user: UserId; lead: number; alike: number },
  title: (name: string) => string,
  round: OpinionsOfRound,
): FoundAward => {
  const [only, ...more] = round.subjects;
  const scale = only && more.length === 0 ? scaleOfSubject(only, round) : null;
  // Between two steps the words would contradict the scale, which is shown alone.
  const hasWords = !(scale && only?.mean != null && isBetweenSteps(only.mean, round));
  const contrasts = hasWords ? contrastsOf(kind, user, round) : [];
  const share =
    round.subjects.length >= compares.percentFrom
      ? `${whole(alike)}% alike in ${counted(round.subjects.length, 'answer')}`
      : null;
  return {
    kind,
    subject: null,
    people: [user],
    strength: lead,
    title: (nameOf) => title(nameOf(user)),
    reason: (nameOf) => {
      const name = nameOf(user);
      const sentences = contrasts.flatMap(({ rated, own, group }) => {
        const about = nameInSentence(rated, round, nameOf);
        const self = rated.subject.id === user ? verbFor(name, 'themselves', 'yourself') : about;
        return [statement([name], own, self), statement(['The group'], group, about)];
      });
      return `${[...sentences, ...(share === null ? [] : [share])].join('. ') || `${does(name, 'stands', 'stand')} ${kind === 'mouthpiece' ? 'nearest to' : 'farthest from'} the group on the scale`}.`;
    },
    scale: scale && { ...scale, marks: scale.marks.filter((mark) => mark.user === user) },
    ...(scale && only?.mean != null && { average: { of: 'Group' as const, at: only.mean, said: null } }),
    contrasts: contrasts.map(({ subject, own, group }) => ({ subject, own, group })),
    ...(share !== null && { share }),
  };
};

/** Who is nearest to the group, and who is farthest from it. */
export const distanceAwards = (round: OpinionsOfRound): FoundAward[] => {
  const means = new Map(round.subjects.map(({ subject, mean }) => [subject.id, mean ?? 0]));
  const measured = wholeAnswers(round).map(({ user, places }) => ({
    user,
    value: roundedToMillionth(
      100 - meanOf(places.map(({ subject, at }) => Math.abs(at - (means.get(subject) ?? at)))),
    ),
  }));
  const [near, far] = [clearlyHighest(measured), clearlyHighest(negated(measured))];
  return [
    ...(near && near.value >= 80
      ? [
          compared(
            'mouthpiece',
            { user: near.user, lead: near.lead, alike: near.value },
            (name) => `${name} answered most like the group.`,
            round,
          ),
        ]
      : []),
    ...(far && -far.value <= 85
      ? [
          compared(
            'ownWay',
            { user: far.user, lead: far.lead, alike: -far.value },
            (name) => `${name} answered least like the group.`,
            round,
          ),
        ]
      : []),
  ];
};

/** Who gives the most; of items also who gives the least. */
export const generosityAwards = (round: OpinionsOfRound): FoundAward[] => {
  if (round.subjects.length < 3) return [];
  const measured = wholeAnswers(round).map(({ user, places }) => ({
    user,
    value: roundedToMillionth(meanOf(places.map(({ at }) => at))),
  }));
  const ends = { low: round.ends?.low ?? '', high: round.ends?.high ?? '' };
  const about = { measured, ends, of: ' of 100 on average', shows: 'What each gave on average, of 100' };
  const [most, least] = [clearlyHighest(measured), clearlyHighest(negated(measured))];
  const areItems = round.subjects.every(({ subject }) => subject.kind === 'item');
  return [
    ...(most
      ? [
          found(
            'generous',
            most,
            {
              title: (name) => `${does(name, 'gives', 'give')} the best ratings of all.`,
              reason: () => 'The others gave less:',
            },
            about,
          ),
        ]
      : []),
    ...(least && areItems
      ? [
          found(
            'hardToPlease',
            least,
            {
              title: (name) => `${does(name, 'is', 'are')} the hardest to please.`,
              reason: () => 'The others were easier to please:',
            },
            about,
          ),
        ]
      : []),
  ];
};

/** Votes that are closer than this to an end of the scale are not in the middle. */
const nearEnd = 15;

/** Who uses only the two ends of the scale, and who uses none of them, while all others do otherwise. */
export const styleAwards = (round: OpinionsOfRound): FoundAward[] => {
  const answers = wholeAnswers(round);
  if (!round.ends || round.subjects.length < 3 || answers.length < 3) return [];
  const measured = answers.map(({ user, places }) => ({
    user,
    value: (places.filter(({ at }) => at === 0 || at === 100).length / places.length) * 100,
  }));
  const { low, high } = round.ends;
  const about = {
    measured,
    ends: { low: `Never ${high} or ${low}`, high: `Always ${high} or ${low}` },
    unit: '%',
    of: ' of the votes at an end',
    shows: `Votes at an end of the scale, of ${round.subjects.length} each`,
  };
  const [most, least] = [clearlyHighest(measured), clearlyHighest(negated(measured))];
  const isInMiddle = answers
    .filter(({ user }) => user === least?.user)
    .every(({ places }) => places.every(({ at }) => at >= nearEnd && at <= 100 - nearEnd));
  return [
    ...(most?.value === 100
      ? [
          found(
            'allOrNothing',
            most,
            {
              title: (name) => `For ${name} it is all or nothing.`,
              reason: () => 'The others found something in between, too:',
            },
            about,
          ),
        ]
      : []),
    ...(least?.value === 0 && isInMiddle
      ? [
          found(
            'diplomat',
            least,
            {
              title: (name) => `${does(name, 'stays', 'stay')} away from the extremes.`,
              reason: () => 'All others went to an end at least once:',
            },
            about,
          ),
        ]
      : []),
  ];
};
