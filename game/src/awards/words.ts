import type { RoundRecord } from '../records/game.ts';
import { counted } from '../text.ts';
import type { ClosestPair, Divisive } from './awards.ts';
import { choicesOf, opinionsBySubject } from './opinions.ts';

/* The texts of awards. The pages and the share card use the same texts. */

/** Returns the name of a divisive subject: an item, a player, or the game that asks a question. */
export const subjectName = ({ subject, game }: Divisive): string => {
  switch (subject.kind) {
    case 'item':
      return subject.item.alt;
    case 'player':
      return subject.player.username;
    case 'question':
      return game;
    default:
      return subject satisfies never;
  }
};

/**
 * Describes how the opinions on a subject of this round differ: "Opinions from 20 to 95", "2 for Cats, 2 for Dogs". `most`: the
 * number of choices that are named; the others are counted: "2 for Cats and 3 for others".
 */
export const divisiveText = (
  record: RoundRecord,
  { subject }: Pick<Divisive, 'subject'>,
  most = Number.POSITIVE_INFINITY,
): string => {
  const about = opinionsBySubject(record).find((other) => other.subject.id === subject.id);
  const opinions = about?.opinions ?? [];
  const choices = choicesOf(opinions);
  if (choices.length > 0) {
    const named = choices.slice(0, most).map(({ said, count }) => `${count} for ${said}`);
    const others = choices.slice(most).reduce((sum, { count }) => sum + count, 0);
    return named.join(', ') + (others > 0 ? ` and ${others} for others` : '');
  }
  const graded = opinions
    .flatMap(({ said, ...opinion }) => ('value' in opinion ? [{ said, value: opinion.value }] : []))
    .toSorted((a, b) => a.value - b.value);
  const [lowest, highest] = [graded[0], graded.at(-1)];
  return lowest && highest ? `Opinions from ${lowest.said} to ${highest.said}` : 'Opinions differ';
};

/** Returns the agreement of a pair in whole percent. Only identical answers are 100. */
export const agreementPercent = ({ agreement }: Pick<ClosestPair, 'agreement'>): number =>
  agreement === 100 ? 100 : Math.min(99, Math.round(agreement));

/** Returns how often both of a pair gave the same answer, " 15 times out of 20"; null if that is not their agreement. */
export const sameAnswers = (pair: ClosestPair): string | null => {
  const { agreement, compared, same = 0 } = pair;
  if (agreement === 100) return compared === 1 ? '' : ` all ${compared} times`;
  return agreementPercent(pair) === Math.round((same / compared) * 100) && same > 0
    ? ` ${same} ${same === 1 ? 'time' : 'times'} out of ${compared}`
    : null;
};

/**
 * Describes the agreement of a pair, to follow their names: "gave the same answer 15 times out of 20". It counts equal answers
 * only if their share is the agreement. Otherwise it states the agreement: "thought 80% alike in 20 answers".
 */
export const agreementText = (pair: ClosestPair): string => {
  const same = sameAnswers(pair);
  return same === null
    ? `thought ${agreementPercent(pair)}% alike in ${counted(pair.compared, 'answer')}`
    : `gave the same answer${same}`;
};
