import { roundScores } from '@tallyho/game/awards/scores';
import type { RoundRecord } from '@tallyho/game/records/game';
import { listed } from '@tallyho/game/text';
import { useLocale } from '../../../entities/preferences/format.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { Arithmetic, exactPoints } from './Arithmetic.tsx';

interface RoundPointsProps {
  readonly record: RoundRecord;
}

/**
 * How the points of a round about the players come about. Renders nothing for other rounds, without answers, and for
 * tiers that are roles, whose results say that they give no points.
 */
export function RoundPoints({ record }: RoundPointsProps) {
  useLocale();
  const scores = roundScores(record);
  const raterOf = useRaterFinder(scores.map(({ player }) => player));
  if (scores.length === 0) return null;
  const lines = scores
    .toSorted((one, other) => (other.points ?? -1) - (one.points ?? -1))
    .map(({ player, marks, points }) => ({
      id: player.user,
      name: raterOf(player.user).username,
      calculation:
        points === null
          ? 'not rated'
          : `average of ${listed(marks.toSorted((one, other) => other - one).map(exactPoints))}`,
      result: exactPoints(points ?? 0),
    }));
  return (
    <Arithmetic
      sentence="Each player gets the average of the ratings as points, from 0 to 100. The most points of all rounds win."
      lines={lines}
    />
  );
}
