import { givesPointsFor } from '@tallyho/game/awards/knows';
import { pointsText, roundScoreText } from '@tallyho/game/awards/score-words';
import { roundScores } from '@tallyho/game/awards/scores';
import { hasWriting } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { gainReaction, type Reaction } from '@tallyho/game/show/reaction';
import { listed } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useView } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { TallyMarks } from '../../../shared/ui/players/TallyMarks.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { Arithmetic, exactPoints } from './Arithmetic.tsx';
import styles from './RoundPoints.module.css';

/** One stroke of the tally marks stands for this many points: a round gives up to five strokes, which is one group. */
const pointsPerStroke = 20;
/** The most strokes that are drawn. Of a higher score the last ones are, and the number beside them has all points. */
const mostStrokes = 50;
/** The longest time from one new stroke to the next, and for all of them, in milliseconds. */
const pace = { stroke: 250, all: 1_800 };

const strokesFor = (points: number): number => Math.floor(points / pointsPerStroke);

interface RoundPointsProps {
  readonly record: RoundRecord;
  /** The points have the stage to themselves: the new strokes are drawn one by one. */
  readonly isStaged?: boolean;
}

/**
 * The points so far that decide who wins, after a round that gave some, and what its ratings gave the viewer.
 * Renders nothing if neither is there; tiers that are roles say in their results that they give no points.
 */
export function RoundPoints({ record, isStaged = false }: RoundPointsProps) {
  useLocale();
  const scores = roundScores(record);
  const { guesses = [] } = record;
  const raterOf = useRaterFinder([
    ...scores.map(({ player }) => player),
    ...guesses.map(({ guessedBy }) => guessedBy),
  ]);
  const total = useView(({ game }) => game?.points ?? []);
  const you = useCurrentPlayer();
  const title = useView(({ game }) => game?.pointsFor ?? 'favourite');
  const hasPoints = givesPointsFor(record, title);
  if (!hasPoints && scores.length === 0) return null;
  const most = Math.max(...total.map(({ gained }) => gained));
  // Points for guesses stand beside each guess.
  const own = scores.find(({ player }) => player.user === you);
  // The sum is rounded: what it has grown by can differ from the rounded points by one, and only one of them is said.
  const gained = title === 'favourite' ? total.find(({ user }) => user === you)?.gained : undefined;
  const sentence =
    own &&
    roundScoreText(
      own.points === null ? null : (gained ?? own.points),
      { isText: hasWriting(record.board), decides: title === 'favourite' },
      formatNumber,
    );
  const lines = scores
    .toSorted((one, other) => (other.points ?? -1) - (one.points ?? -1))
    .map(({ player, marks, points }) => ({
      id: player.user,
      name: player.user === you ? 'You' : raterOf(player.user).username,
      calculation:
        points === null
          ? 'not rated'
          : `average of ${listed(marks.toSorted((one, other) => other - one).map(exactPoints))}`,
      result: exactPoints(points ?? 0),
    }));
  return (
    <section className={styles.tallies} aria-label="Points" data-staged={isStaged}>
      {hasPoints && <p className={styles.legend}>One mark is {pointsPerStroke} points.</p>}
      {hasPoints && (
        <ul style={{ '--count': total.length }}>
          {total.map(({ user, points, gained }) => (
            <Tally
              key={user}
              rater={raterOf(user)}
              isYou={user === you}
              points={points}
              gained={gained}
              reaction={gainReaction(gained, most)}
              isDrawn={isStaged}
            />
          ))}
        </ul>
      )}
      <Arithmetic sentence={sentence} lines={isStaged ? [] : lines} />
    </section>
  );
}

interface TallyProps {
  readonly rater: Rater;
  readonly isYou: boolean;
  readonly points: number;
  readonly gained: number;
  readonly reaction: Reaction;
  /** The new strokes are drawn one by one. */
  readonly isDrawn: boolean;
}

/** A player's points so far as tally marks and as a number, and what the round has added. */
function Tally({ rater, isYou, points, gained, reaction, isDrawn }: TallyProps) {
  const strokes = strokesFor(points);
  // Whole groups are left out.
  const omitted = Math.ceil(Math.max(0, strokes - mostStrokes) / 5) * 5;
  const added = strokes - strokesFor(points - gained);
  return (
    <li className={styles.tally}>
      <PlayerFace avatar={rater.avatar} seat={rater.seat} size="stage" expression={reaction} />
      <strong className={styles.name} dir="auto">
        {isYou ? 'You' : rater.username}
      </strong>
      <span className={styles.marks}>
        <TallyMarks
          count={strokes - omitted}
          kept={strokes - omitted - added}
          pace={isDrawn ? Math.min(pace.stroke, pace.all / Math.max(1, added)) : 0}
        />
      </span>
      <span className={styles.sums}>
        <strong>{formatNumber(points)}</strong> <span className={styles.gained}>+{formatNumber(gained)}</span>
      </span>
      <VisuallyHidden>{pointsText(points, formatNumber)}</VisuallyHidden>
    </li>
  );
}
