import { pointsRule, pointsText } from '@tallyho/game/awards/score-words';
import { roundScores } from '@tallyho/game/awards/scores';
import type { RoundRecord } from '@tallyho/game/records/game';
import { listed } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useView } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { TallyMarks } from '../../../shared/ui/players/TallyMarks.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { Arithmetic, exactPoints } from './Arithmetic.tsx';
import styles from './RoundPoints.module.css';

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
  const total = useView(({ game }) => game?.points ?? []);
  if (scores.length === 0) return null;
  const isFirst = total.every(({ points, gained }) => points === gained);
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
    <section className={styles.tallies} aria-label="Points">
      <ul>
        {total.map(({ user, points, gained }) => (
          <Tally key={user} rater={raterOf(user)} points={points} gained={gained} />
        ))}
      </ul>
      <Arithmetic sentence={isFirst ? pointsRule : undefined} lines={lines} />
    </section>
  );
}

/** Tally marks are drawn up to this number; more points are a number beside one group. */
const mostMarks = 25;

interface TallyProps {
  readonly rater: Rater;
  readonly points: number;
  readonly gained: number;
}

/** A player's points so far as tally marks that are drawn one by one, what the round has added, and the total. */
function Tally({ rater, points, gained }: TallyProps) {
  const isCounted = points <= mostMarks;
  return (
    <li className={styles.tally}>
      {rater.seat ? (
        <PlayerAvatar avatar={rater.avatar} seat={rater.seat} size="stage" />
      ) : (
        <Avatar avatar={rater.avatar} size="stage" />
      )}
      <strong className={styles.name} dir="auto">
        {rater.username}
      </strong>
      <span className={styles.marks}>
        <TallyMarks count={isCounted ? points : 5} kept={isCounted ? points - gained : 0} pace={120} />
        <strong>{formatNumber(points)}</strong>
      </span>
      <span className={styles.gained}>+{formatNumber(gained)}</span>
      <VisuallyHidden>{pointsText(points, formatNumber)}</VisuallyHidden>
    </li>
  );
}
