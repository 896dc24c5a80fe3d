import { meanOf } from '../awards/opinions.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import type { UserId } from '../model/person.ts';
import { does } from '../text.ts';
import type { AwardKind, FoundAward, NameOf } from './award.ts';
import { type OpinionsOfRound, placesOf } from './opinions-of-round.ts';

/* Awards about one player's answer as a whole, compared with the answers of at least two others. */

type Measured = { user: UserId; value: number };

/** Returns the only player with the highest value; null if there are less than three players or several share it. */
const onlyHighest = (measured: readonly Measured[]): { user: UserId; value: number; lead: number } | null => {
  const [first, second] = measured.toSorted((one, other) => other.value - one.value);
  return first && second && measured.length >= 3 && first.value > second.value
    ? { ...first, lead: first.value - second.value }
    : null;
};

const negated = (measured: readonly Measured[]): Measured[] =>
  measured.map(({ user, value }) => ({ user, value: -value }));

const whole = (value: number): string => String(Math.round(value));

const found = (
  kind: AwardKind,
  user: UserId,
  strength: number,
  title: (name: string) => string,
  { measured, text, ends }: { measured: Measured[]; text: string; ends: { low: string; high: string } },
): FoundAward => ({
  kind,
  subject: null,
  people: [user],
  strength,
  title: (nameOf) => title(nameOf(user)),
  reason: (nameOf: NameOf) =>
    `${text}: ${measured
      .toSorted((one, other) => other.value - one.value)
      .map((one) => `${nameOf(one.user)} ${whole(one.value)}`)
      .join(', ')}.`,
  scale: {
    ends,
    marks: measured
      .map((one) => ({ user: one.user, at: one.value, said: whole(one.value) }))
      .toSorted((one, other) => one.at - other.at),
  },
});

/** Returns the graded answers that rate every subject that any answer rates. */
const wholeAnswers = (round: OpinionsOfRound) =>
  round.raters
    .map(({ user, opinions }) => ({ user, places: placesOf(round, opinions) }))
    .filter(({ places }) => round.ends && places.length === round.subjects.length);

/** Who is nearest to the group, and who is farthest from it. */
export const distanceAwards = (round: OpinionsOfRound): FoundAward[] => {
  const means = new Map(round.subjects.map(({ subject, mean }) => [subject.id, mean ?? 0]));
  const measured = wholeAnswers(round).map(({ user, places }) => ({
    user,
    value: roundedToMillionth(
      100 - meanOf(places.map(({ subject, at }) => Math.abs(at - (means.get(subject) ?? at)))),
    ),
  }));
  const about = {
    measured,
    text: 'How close each of you is to the group, of 100',
    ends: { low: 'On their own', high: 'With the group' },
  };
  const [near, far] = [onlyHighest(measured), onlyHighest(negated(measured))];
  return [
    ...(near && near.value >= 80
      ? [found('mouthpiece', near.user, near.lead, (name) => `${name} answered most like the group.`, about)]
      : []),
    ...(far && -far.value <= 85
      ? [found('ownWay', far.user, far.lead, (name) => `${name} answered least like the group.`, about)]
      : []),
  ];
};

/** Who gives the most; of items also who gives the least. Averages that are almost equal give no award. */
export const generosityAwards = (round: OpinionsOfRound): FoundAward[] => {
  if (round.subjects.length < 3) return [];
  const measured = wholeAnswers(round).map(({ user, places }) => ({
    user,
    value: roundedToMillionth(meanOf(places.map(({ at }) => at))),
  }));
  const ends = { low: round.ends?.low ?? '', high: round.ends?.high ?? '' };
  const about = { measured, text: 'Average of all votes on the scale from 0 to 100', ends };
  const [most, least] = [onlyHighest(measured), onlyHighest(negated(measured))];
  const areItems = round.subjects.every(({ subject }) => subject.kind === 'item');
  return [
    ...(most && most.lead >= 5
      ? [
          found(
            'generous',
            most.user,
            most.lead,
            (name) => `${does(name, 'gives', 'give')} the best ratings of all.`,
            about,
          ),
        ]
      : []),
    ...(least && least.lead >= 5 && areItems
      ? [
          found(
            'hardToPlease',
            least.user,
            least.lead,
            (name) => `${does(name, 'is', 'are')} the hardest to please.`,
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
    text: 'Share of the votes at the two ends of the scale, in percent',
    ends: { low: `Never ${high} or ${low}`, high: `Always ${high} or ${low}` },
  };
  const [most, least] = [onlyHighest(measured), onlyHighest(negated(measured))];
  const isInMiddle = answers
    .filter(({ user }) => user === least?.user)
    .every(({ places }) => places.every(({ at }) => at >= nearEnd && at <= 100 - nearEnd));
  return [
    ...(most?.value === 100
      ? [found('allOrNothing', most.user, most.lead, (name) => `For ${name} it is all or nothing.`, about)]
      : []),
    ...(least && least.value === 0 && isInMiddle
      ? [
          found(
            'diplomat',
            least.user,
            least.lead,
            (name) => `${does(name, 'stays', 'stay')} away from the extremes.`,
            about,
          ),
        ]
      : []),
  ];
};
