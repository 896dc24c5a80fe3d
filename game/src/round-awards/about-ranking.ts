import { does } from '../text.ts';
import type { AwardKind, FoundAward } from './award.ts';
import { nameOfSubject, type OpinionsOfRound, peopleOfSubject } from './opinions-of-round.ts';

/** The largest lead of a photo finish, and the smallest lead of a landslide, on the scale from 0 to 100. */
const leads = { small: 3, large: 20 } as const;

/** Awards about the lead of the best subject: small or large. The arithmetic has the two averages. */
export const leadAwards = (round: OpinionsOfRound): FoundAward[] => {
  const [best, second, third] = round.subjects
    .flatMap((rated) =>
      rated.mean === null || rated.opinions.length < round.voters ? [] : [{ ...rated, mean: rated.mean }],
    )
    .toSorted((one, other) => other.mean - one.mean);
  if (!best || !second || !third || round.voters < 2) return [];
  const lead = best.mean - second.mean;
  const found = (
    kind: AwardKind,
    strength: number,
    sentence: (first: string, next: string) => string,
  ): FoundAward => ({
    kind,
    subject: best.subject.id,
    people: peopleOfSubject(best),
    strength,
    title: (nameOf) => sentence(nameOfSubject(best, round, nameOf), nameOfSubject(second, round, nameOf)),
    reason: (nameOf) =>
      `Average place on the scale from 0 to 100: ${[best, second].map((rated) => `${nameOfSubject(rated, round, nameOf)} ${rated.mean.toFixed(1)}`).join(', ')}.`,
    scale: null,
  });
  if (lead > 0.01 && lead <= leads.small)
    return [
      found('photoFinish', -lead, (first, next) => `${does(first, 'beats', 'beat')} ${next} by a hair.`),
    ];
  return lead >= leads.large
    ? [found('landslide', lead, (first) => `${does(first, 'is', 'are')} far ahead of the rest.`)]
    : [];
};
