import type { ClosestPair } from '../awards/awards.ts';
import { closestPairOf, pairsOf } from '../awards/closest-pair.ts';
import { agreementPercent } from '../awards/words.ts';
import { counted, listed } from '../text.ts';
import type { AwardKind, FoundAward } from './award.ts';
import type { OpinionsOfRound } from './opinions-of-round.ts';

/** The smallest agreement of a pair that is called close, and the largest of one that is called different (percent). */
const limitsOfPairs = { close: 60, different: 55 } as const;

/** Awards about two players whose answers are equal, close or far apart, in rounds with several subjects. */
export const pairAwards = (round: OpinionsOfRound): FoundAward[] => {
  if (round.raters.length < 2 || round.subjects.length < 2) return [];
  const records = [round.record];
  const found = (kind: AwardKind, pair: ClosestPair, end: string): FoundAward => ({
    kind,
    subject: null,
    people: pair.people.map(({ user }) => user),
    strength: kind === 'opposites' ? 100 - pair.agreement : pair.agreement,
    title: (nameOf) => `${listed(pair.people.map(({ user }) => nameOf(user)))} ${end}.`,
    reason: () =>
      `${agreementPercent(pair)}% alike in ${counted(pair.compared, 'answer')}, ${pair.same ?? 0} of them equal. 100% means identical answers.`,
    scale: null,
  });
  const pairs = pairsOf(records).filter(({ compared }) => compared === round.subjects.length);
  const identical = pairs.filter(({ agreement, compared }) => agreement === 100 && compared > 1);
  const closest = closestPairOf(records);
  const lowest = Math.min(...pairs.map(({ agreement }) => agreement));
  return [
    ...(identical.length === 1 ? identical : []).map((pair) =>
      found('identical', pair, `gave the same answer all ${pair.compared} times`),
    ),
    ...(closest && closest.agreement < 100 && closest.compared > 1 && closest.agreement >= limitsOfPairs.close
      ? [
          found(
            'closestPair',
            closest,
            `thought ${agreementPercent(closest)}% alike in ${counted(closest.compared, 'answer')}`,
          ),
        ]
      : []),
    ...(round.raters.length > 2 && lowest <= limitsOfPairs.different
      ? pairs
          .filter(({ agreement }) => agreement === lowest)
          .map((pair) => found('opposites', pair, 'see almost everything differently'))
      : []),
  ];
};
