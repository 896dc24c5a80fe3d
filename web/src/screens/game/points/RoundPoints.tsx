import { roundScores } from '@tallyho/game/awards/scores';
import { givesPoints, isLobbyGame } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { listed } from '@tallyho/game/text';
import { useLocale } from '../../../entities/preferences/format.ts';
import { useRaterFinder } from '../round-over/raters-of.ts';
import { Arithmetic } from './Arithmetic.tsx';
import { exactPoints } from './exact-points.ts';

interface RoundPointsProps {
  readonly record: RoundRecord;
  /** False: the ratings are still being revealed, so the calculation is not offered yet. */
  readonly isOver: boolean;
}

/** How the points of a round about the players come about. Renders nothing for other rounds and without answers. */
export function RoundPoints({ record, isOver }: RoundPointsProps) {
  useLocale();
  const { board, answers } = record;
  const scores = roundScores(record);
  const raterOf = useRaterFinder(scores.map(({ player }) => player));
  if (!isLobbyGame(board.type) || answers.length === 0) return null;
  if (!givesPoints(board))
    return <Arithmetic sentence="These tiers have no order, so this round gives no points." lines={[]} />;
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
      lines={isOver ? lines : []}
    />
  );
}
