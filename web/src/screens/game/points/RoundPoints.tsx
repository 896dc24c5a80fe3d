import { pointsRules, pointsText } from '@tallyho/game/awards/score-words';
import { roundScores } from '@tallyho/game/awards/scores';
import type { RoundRecord } from '@tallyho/game/records/game';
import { listed } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useView } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { TallyMarks } from '../../../shared/ui/players/TallyMarks.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { Arithmetic, exactPoints } from './Arithmetic.tsx';
import styles from './RoundPoints.module.css';

/** What ratings are for if guesses decide who wins. */
const ratingsRule = 'The ratings of this round count for the favourite.';

interface RoundPointsProps {
  readonly record: RoundRecord;
}

/**
 * The points so far that decide who wins, after a round that gave some, and how the ratings of a round about the players come about.
 * Renders nothing if neither is there; tiers that are roles say in their results that they give no points.
 */
export function RoundPoints({ record }: RoundPointsProps) {
  useLocale();
  const scores = roundScores(record);
  const { guesses = [] } = record;
  const raterOf = useRaterFinder([
    ...scores.map(({ player }) => player),
    ...guesses.map(({ guessedBy }) => guessedBy),
  ]);
  const total = useView(({ game }) => game?.points ?? []);
  const title = useView(({ game }) => game?.pointsFor ?? 'favourite');
  const hasPoints = title === 'knows' ? guesses.length > 0 : scores.length > 0;
  if (!hasPoints && scores.length === 0) return null;
  const isFirst = total.every(({ points, gained }) => points === gained);
  // The calculation is about ratings. Points for guesses stand beside each guess.
  const sentence =
    title === 'knows' && scores.length > 0 ? ratingsRule : isFirst ? pointsRules[title] : undefined;
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
      {hasPoints && (
        <ul>
          {total.map(({ user, points, gained }) => (
            <Tally key={user} rater={raterOf(user)} points={points} gained={gained} />
          ))}
        </ul>
      )}
      <Arithmetic sentence={sentence} lines={lines} />
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
      <PlayerAvatar avatar={rater.avatar} seat={rater.seat} size="stage" />
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
