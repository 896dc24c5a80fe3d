import { spreadOf } from '@tallyho/game/awards/divisive';
import { choicesOf, opinionsBySubject, type RatedOpinion } from '@tallyho/game/awards/opinions';
import type { Subject } from '@tallyho/game/minigames/contract';
import type { RoundRecord } from '@tallyho/game/records/game';

/** The distance of two choices, where 1 is that of the best and the worst grade. Opposite grades say more than two sides. */
const choiceDistance = 0.6;
/** Opinions that are closer are no fight. */
const leastDistance = 0.25;

type Pair = { distance: number; opinions: [RatedOpinion, RatedOpinion] };

/** Returns the two opinions that are farthest apart, the better one first; null if they are too close. */
const farthest = (opinions: readonly RatedOpinion[]): Pair | null => {
  const [most, next] = choicesOf(opinions).map(({ said }) => opinions.find((one) => one.said === said));
  if (most && next) return { distance: choiceDistance, opinions: [most, next] };
  const graded = opinions
    .flatMap((opinion) => ('value' in opinion ? [opinion] : []))
    .toSorted((one, other) => other.value - one.value);
  const [high, low] = [graded[0], graded.at(-1)];
  if (!high || !low || high.said === low.said) return null;
  const distance = high.value - low.value;
  return distance >= leastDistance ? { distance, opinions: [high, low] } : null;
};

/** The subject on which two players of a result were farthest apart, with those two opinions and all. */
export type WidestPair = {
  round: RoundRecord;
  subject: Subject;
  all: readonly RatedOpinion[];
  pair: Pair;
};

/** A fight over a thing is as good as one over a player that is wider by this, because strangers can answer it, too. */
const similar = 0.4;
/** From this distance on a fight over a thing needs no wider one: two different sides are that far apart. */
const clearDistance = 0.5;

/**
 * Returns the widest pair: the greatest distance, then the widest spread of the group, then the first; null if all agreed. In place of
 * a pair that rates a player it is the widest one that rates a thing, if that is of similar width.
 */
export const widestPair = (rounds: readonly RoundRecord[]): WidestPair | null => {
  const candidates = rounds.flatMap((round) =>
    opinionsBySubject(round).flatMap(({ subject, opinions: all }) => {
      const pair = farthest(all);
      return pair ? [{ round, subject, all, pair, spread: spreadOf(all) }] : [];
    }),
  );
  const byWidth = candidates.toSorted(
    (one, other) => other.pair.distance - one.pair.distance || other.spread - one.spread,
  );
  const [widest] = byWidth;
  if (widest?.subject.kind !== 'player') return widest ?? null;
  const least = Math.max(clearDistance, widest.pair.distance - similar);
  return byWidth.find(({ subject, pair }) => subject.kind !== 'player' && pair.distance >= least) ?? widest;
};
