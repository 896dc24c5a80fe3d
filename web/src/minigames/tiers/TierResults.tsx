import { edgedRows } from '@tallyho/game/minigames/edged-rows';
import type { Step } from '@tallyho/game/minigames/fields';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { contestedIds, outlierOf, type TierStanding } from '@tallyho/game/minigames/tiers';
import { beats } from '@tallyho/game/show/beats';
import type { Reactions } from '@tallyho/game/show/reaction';
import type { RevealMoment } from '@tallyho/game/show/show';
import { useRef } from 'react';
import { formatNumber } from '../../entities/preferences/format.ts';
import { Confetti } from '../../shared/ui/players/Confetti.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { hasLongNames, hasWords } from '../faces/label-size.ts';
import { paint } from '../faces/paint.ts';
import { useLeastRatio } from '../faces/picture-ratio.ts';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import { PodiumHost, type Remark } from '../show/PodiumHost.tsx';
import {
  latestOf,
  onPodium,
  podiumText,
  type RankedItem,
  RankedList,
  RankedStage,
  revealText,
} from '../show/RankedStage.tsx';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import type { Stamp } from '../show/StagedItem.tsx';
import { useFlight } from '../show/use-flight.ts';
import { Votes } from '../show/Votes.tsx';
import { ConsensusBoard, mostInLine, tierRows } from './ConsensusBoard.tsx';
import { Dissent, DissentNote } from './Dissent.tsx';
import { tierOf } from './placement.ts';
import podium from './TierPodium.module.css';
import styles from './TierResults.module.css';
import stage from './TierStage.module.css';
import { outcomeLines, tierLines } from './tier-lines.ts';
import { crowdAbove, type RatedPlacement, tierVotes } from './tier-votes.ts';
import { WinnerCard } from './WinnerCard.tsx';

/** The most items of a row whose names have room beside their pictures in wide windows. */
const mostBesideNames = 3;

interface TierResultsProps {
  readonly tiers: readonly Step[];
  /** Best first. */
  readonly standings: readonly TierStanding<RateableItem>[];
  readonly answers: readonly RatedPlacement[];
  readonly revealed: number;
  readonly reveal: RevealMoment;
  readonly verdict: boolean;
  readonly reactions: Reactions;
  /** The page has the guesses below the result. */
  readonly hasGuesses?: boolean;
}

/** The group's board, revealed from worst to best with the votes for each item, then the podium. */
export function TierResults(props: TierResultsProps) {
  const { tiers, standings, answers, revealed, reveal, verdict, reactions, hasGuesses = false } = props;
  const isShow = useStartedAsShow(verdict);
  const frame = useRef<HTMLDivElement>(null);
  const rows = edgedRows(
    standings.map(({ subject, rank, average }) => ({ id: subject.id, rank, average })),
    { rows: tiers.length, answers: answers.length },
  );
  const isSpread = rows.filter(({ length }) => length > 0).length > 1 && answers.length > 1;
  const placements = answers.map(({ placement }) => placement);
  const contested = contestedIds(
    standings.map(({ subject }) => subject.id),
    tiers.length,
    placements,
  );
  const bestFirst = rankedItems(props, rows, contested);
  const isDisputed = standings.some(({ subject: { id } }) => outlierOf(placements, id) !== null);
  const remark = remarkOf(props, bestFirst, contested);
  const placed = verdict ? bestFirst.length : revealed - (reveal.isPlaced ? 0 : 1);
  const onBoard = bestFirst.slice(bestFirst.length - Math.max(0, placed)).map(({ subject }) => subject);
  const latest = latestOf(bestFirst, props);
  const flat = useLeastRatio(standings.map(({ subject }) => subject));
  const latestRow = latest ? tierOf(rows, latest.subject.id) : null;
  useFlight(frame, verdict ? null : (onBoard[0]?.id ?? null));
  const subjectsIn = (ids: readonly string[]) => onBoard.filter(({ id }) => ids.includes(id));
  const unplaced = standings.filter(({ average }) => average === null).map(({ subject }) => subject.id);
  const announcement = verdict
    ? podiumText(bestFirst)
    : latest && revealText(latest, `${placeText(latest, tiers[latestRow ?? -1])}. ${latest.amount}`);
  return (
    <div className={styles.container} data-fills={verdict}>
      <div
        ref={frame}
        className={styles.results}
        data-show={!verdict}
        data-first={latest === bestFirst[0] && latest !== undefined && !reveal.isPlaced}
        data-words={hasWords(tiers)}
        data-long={hasLongNames(tiers)}
        data-crowd={answers.length > crowdAbove}
        data-players={standings.some(({ subject }) => subject.kind === 'player')}
        data-guessed={hasGuesses}
        data-few={rows.every(({ length }) => length <= mostBesideNames)}
        data-texts={standings.some(({ subject }) => isTextOnly(subject))}
        style={{
          '--tiers': rows.length,
          '--answers': answers.length,
          '--flat': flat,
          '--lines': rows.reduce((sum, ids) => sum + Math.max(1, Math.ceil(ids.length / mostInLine)), 0),
          '--in-row': Math.max(1, ...rows.map(({ length }) => length)),
        }}
      >
        {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
        {isShow && verdict && (
          <div className={styles.confetti}>
            <Confetti seats={answers.flatMap(({ rater: { seat } }) => seat ?? [])} over="part" />
          </div>
        )}
        <RankedStage
          opening="From worst to best ..."
          ends="podium"
          entries={bestFirst}
          revealed={revealed}
          parts={reveal}
          verdict={verdict}
          reactions={reactions}
          className={classNames(stage.stage, podium.podium)}
          besidePodium={
            <>
              <WinnerCard
                winners={onPodium(bestFirst).flatMap(({ subject, rank }) => (rank === 1 ? [subject] : []))}
              />
              <PodiumHost remark={remark} />
            </>
          }
          hidesAmounts
        />
        <ConsensusBoard
          rows={[
            ...tierRows(tiers, rows.map(subjectsIn), 'Tier '),
            ...(unplaced.length > 0
              ? [{ name: notPlaced, color: null, label: notPlaced, subjects: subjectsIn(unplaced) }]
              : []),
          ]}
          crowd={Math.max(...rows.map(({ length }) => length), unplaced.length)}
          isSettled={verdict}
          latest={onBoard[0]?.id ?? null}
          target={
            latest && latestRow !== null && (reveal.isStamped || latest === bestFirst[0])
              ? { row: latestRow, subject: latest.subject, isLit: reveal.isStamped }
              : null
          }
          placeOf={({ id }) => onPodium(bestFirst).find(({ subject }) => subject.id === id)?.rank ?? null}
          dissentOf={({ id }) => {
            const outlier = outlierOf(placements, id);
            const rater = outlier && answers[outlier.answer]?.rater;
            const tier = outlier && tiers[outlier.tier];
            return rater && tier ? <Dissent rater={rater} tier={tier} /> : null;
          }}
          note={
            <>
              {isDisputed && <DissentNote hasTier={!hasWords(tiers)} />}{' '}
              <span>Press a picture to see its votes.</span>
            </>
          }
          detailOf={(subject) => {
            const standing = standings.find((other) => other.subject.id === subject.id);
            if (!standing || standing.average === null) return null;
            return (
              <>
                <p>{averageText(standing.average, tiers)}</p>
                <Votes votes={tierVotes(tiers, answers, subject.id)} />
              </>
            );
          }}
        />
        {verdict && <RankedList entries={bestFirst} {...(isSpread && { note: boardNote })} />}
      </div>
    </div>
  );
}

/**
 * Returns what the host says near the podium, about an item of which the board does not say who alone disagrees: one whose votes are
 * far apart, or the best; about the best player, because of others it could be unkind. Null if there is nothing to say.
 */
function remarkOf(
  { answers, reactions }: TierResultsProps,
  bestFirst: readonly RankedItem[],
  contested: readonly string[],
): Remark | null {
  const placements = answers.map(({ placement }) => placement);
  const isArgued = ({ subject: { id, kind } }: RankedItem) => kind === 'item' && contested.includes(id);
  const remarkable = [...bestFirst.filter(isArgued), ...bestFirst.slice(0, 1)].find(
    (entry) => !isArgued(entry) || outlierOf(placements, entry.subject.id) === null,
  );
  const { subject, line = null, votes = [] } = remarkable ?? {};
  if (!remarkable || !subject || !line) return null;
  const cast = votes.filter(({ raters, paint: tier }) => tier !== null && raters.length > 0);
  const ends = isArgued(remarkable) ? [cast[0], cast.at(-1)] : [];
  return {
    subject,
    text: line,
    voters: ends.flatMap((vote) => {
      const rater = vote?.raters[0];
      return rater ? [{ rater, tier: vote, expression: reactions.voter(subject.id, rater.user) }] : [];
    }),
  };
}

const notPlaced = 'Not placed';

/** What the rows mean: they are filled by rank, so an item can stand in another row than the one nearest to its average. */
const boardNote = 'Ranked by the group’s average, and spread over all rows.';

/** "On average: Good (row 2.3 of 5)": the average in the words of its own row, which is not always the row on the board. */
const averageText = (average: number, tiers: readonly Step[]): string =>
  `On average: ${tiers[Math.round(average)]?.name ?? ''} (row ${formatNumber(average + 1, 1)} of ${tiers.length})`;

/** "tier A"; of a player "2nd, tier A". */
const placeText = ({ subject, rank }: RankedItem, tier: Step | undefined): string => {
  if (!tier) return 'in no tier';
  return subject.kind === 'player' ? `${ordinal(rank)}, tier ${tier.name}` : `tier ${tier.name}`;
};

/**
 * Returns the stamp: of an item the name of its row, of a player the place in the group, because nobody may have given the player the
 * row. Its color is that of the row.
 */
const stampOf = ({ kind }: RateableItem, rank: number, tier: Step | undefined): Stamp => {
  if (!tier) return { label: notPlaced, paint: null };
  return kind === 'player'
    ? { kind: 'place', label: ordinal(rank), paint: paint(tier.color) }
    : { label: tier.name, paint: paint(tier.color) };
};

/** Returns the items with their votes, best first. `rows`: the ids in each tier of the group's board. `contested`: their ids. */
function rankedItems(
  { tiers, standings, answers }: TierResultsProps,
  rows: readonly (readonly string[])[],
  contested: readonly string[],
): RankedItem[] {
  const lines = tierLines(
    { tiers, isOrdered: true },
    standings.map(({ subject }) => subject),
    answers,
    contested,
    standings[0]?.subject.id ?? null,
  );
  const outcomes = outcomeLines(
    tiers,
    standings.map(({ subject, rank }) => ({ subject, rank, row: tierOf(rows, subject.id) })),
    answers,
  );
  return standings.map(({ subject, rank, points, average }, index) => {
    const tier = tiers[tierOf(rows, subject.id) ?? -1];
    const { line = null, lineLook = 'talks' } = lines.get(subject.id) ?? {};
    const outcome = outcomes.get(subject.id) ?? null;
    const isHeld = contested.includes(subject.id);
    // Below the top there is no time for two sentences.
    const isQuick = rank > beats.lastTopPlace && !isHeld;
    return {
      subject,
      rank,
      amount: average === null ? 'in no tier' : averageText(average, tiers),
      stamp: stampOf(subject, rank, tier),
      votes: tierVotes(tiers, answers, subject.id),
      line: (isQuick ? outcome : null) ?? line,
      lineLook,
      // The host is never silent at the best item.
      lineFrom: index > 0 && isHeld ? 'hold' : 'votes',
      lineAfter: outcome,
      hasAny: points > 0,
    };
  });
}
