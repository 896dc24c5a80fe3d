import { givesPointsFor } from '@tallyho/game/awards/knows';
import { roundScoreText } from '@tallyho/game/awards/score-words';
import { roundScores } from '@tallyho/game/awards/scores';
import type { WinnerTitle } from '@tallyho/game/awards/winning-scores';
import { hasWriting } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { gainReaction, type Reaction } from '@tallyho/game/show/reaction';
import { listed } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useView } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { TallyMarks } from '../../../shared/ui/players/TallyMarks.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { Arithmetic, exactPoints } from './Arithmetic.tsx';
import { pointsRuleOf } from './points-rule.ts';
import styles from './RoundPoints.module.css';

/** One stroke of the tally marks stands for this many points: a round gives up to five strokes, which is one group. */
const pointsPerStroke = 20;
/** The time from one stroke to the next, in milliseconds. */
const pace = 250;

const strokesFor = (points: number): number => Math.floor(points / pointsPerStroke);

/** Where the points of a round come from. */
const headings: Readonly<Record<WinnerTitle, string>> = {
  knows: 'Points this round',
  favourite: 'Points from the ratings',
};

interface RoundPointsProps {
  readonly record: RoundRecord;
  /** The points have the stage to themselves: the strokes are drawn one by one. */
  readonly isStaged?: boolean;
  /** A card further down has the points of the guesses (`BestGuessCard`). */
  readonly hasCard?: boolean;
}

/**
 * What a round has added to the points that decide who wins, most first, and what its ratings gave the viewer. The sums stand in the
 * strip of players. Renders nothing if neither is there; tiers that are roles say in their results that they give no points.
 */
export function RoundPoints({ record, isStaged = false, hasCard = false }: RoundPointsProps) {
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
  const hasPoints = givesPointsFor(record, title) && !(hasCard && title === 'knows');
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
  // What has the stage is seen for a few seconds.
  const rule = isStaged ? null : pointsRuleOf(record, title);
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
    <section className={styles.tallies} aria-label="Points" data-part="points" data-staged={isStaged}>
      {hasPoints && (
        <h2 className={styles.heading}>
          {most > 0
            ? isStaged && title === 'knows'
              ? 'Best guessers'
              : headings[title]
            : 'No points this time'}
        </h2>
      )}
      {hasPoints && rule !== null && <p className={styles.rule}>{rule}</p>}
      {hasPoints && (
        <div className={styles.gains}>
          <ul>
            {total
              .toSorted((one, other) => other.gained - one.gained)
              .map(({ user, gained: added }) => (
                <Tally
                  key={user}
                  rater={raterOf(user)}
                  isYou={user === you}
                  gained={added}
                  reaction={gainReaction(added, most)}
                  isDrawn={isStaged}
                />
              ))}
          </ul>
          {strokesFor(most) > 0 && <p className={styles.legend}>One mark is {pointsPerStroke} points.</p>}
        </div>
      )}
      <Arithmetic sentence={sentence} lines={isStaged ? [] : lines} />
    </section>
  );
}

interface TallyProps {
  readonly rater: Rater;
  readonly isYou: boolean;
  readonly gained: number;
  readonly reaction: Reaction;
  /** The strokes are drawn one by one. */
  readonly isDrawn: boolean;
}

/** What a round has given a player, as tally marks and as a number. */
const Tally = ({ rater, isYou, gained, reaction, isDrawn }: TallyProps) => (
  <li className={styles.tally}>
    <PlayerFace avatar={rater.avatar} seat={rater.seat} size="stage" expression={reaction} />
    <strong className={styles.name} dir="auto">
      {isYou ? 'You' : rater.username}
    </strong>
    {gained > 0 ? (
      <>
        <span className={styles.marks}>
          <TallyMarks count={strokesFor(gained)} pace={isDrawn ? pace : 0} />
        </span>
        <strong className={styles.gained}>+{formatNumber(gained)}</strong>
      </>
    ) : (
      <span className={styles.none}>no points</span>
    )}
  </li>
);
