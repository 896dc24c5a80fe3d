import { edgedRows } from '@tallyho/game/minigames/edged-rows';
import type { Step } from '@tallyho/game/minigames/fields';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { placeRows } from '@tallyho/game/minigames/place-rows';
import { contestedIds, type TierStanding } from '@tallyho/game/minigames/tiers';
import { isAnonymous } from '@tallyho/game/model/person';
import { beats } from '@tallyho/game/show/beats';
import type { Reactions } from '@tallyho/game/show/reaction';
import type { RevealMoment } from '@tallyho/game/show/show';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { formatNumber } from '../../entities/preferences/format.ts';
import { Confetti } from '../../shared/ui/players/Confetti.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { hasLongNames, hasWords } from '../faces/label-size.ts';
import { paint } from '../faces/paint.ts';
import { useLeastRatio } from '../faces/picture-ratio.ts';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import { placePaint } from '../show/medals.ts';
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
import { Argument } from './Argument.tsx';
import type { BoardPlace } from './BoardSubject.tsx';
import { ConsensusBoard, tierRows } from './ConsensusBoard.tsx';
import { PlacesBoard, placeLabel } from './PlacesBoard.tsx';
import { tierOf } from './placement.ts';
import { Remark } from './Remark.tsx';
import settled from './SettledResults.module.css';
import finale from './TierFinale.module.css';
import styles from './TierResults.module.css';
import stage from './TierStage.module.css';
import { outcomeLines, rowNote, tierLines } from './tier-lines.ts';
import { crowdAbove, type RatedPlacement, tierVotes } from './tier-votes.ts';
import { WinnerCard } from './WinnerCard.tsx';
import { winnerText } from './winner-text.ts';

/** The least pictures beside each other, and the most on a phone, beside long names of tiers there, and in wider windows. */
const columns = { least: 3, phone: 4, besideLong: 3, wide: 8 } as const;

/** Names with up to so many letters have one line below their picture on a phone, and in wider windows. */
const oneLine = { phone: 11, wide: 15 } as const;

interface TierResultsProps {
  readonly tiers: readonly Step[];
  /** Best first. */
  readonly standings: readonly TierStanding<RateableItem>[];
  readonly answers: readonly RatedPlacement[];
  readonly revealed: number;
  readonly reveal: RevealMoment;
  readonly verdict: boolean;
  readonly reactions: Reactions;
  /** The page has the guesses above the result. */
  readonly hasGuesses?: boolean;
  /** What stands folded below the result, before the full ranking. */
  readonly folded?: ReactNode;
}

/** The group's board, revealed from worst to best with the votes for each item, then the first place and what was argued about. */
export function TierResults(props: TierResultsProps) {
  const {
    tiers,
    standings,
    answers,
    revealed,
    reveal,
    verdict,
    reactions,
    hasGuesses = false,
    folded,
  } = props;
  const isShow = useStartedAsShow(verdict);
  const frame = useRef<HTMLDivElement>(null);
  const isPlayers = standings.some(({ subject }) => subject.kind === 'player');
  const bestIds = standings.map(({ subject, rank, average }) => ({ id: subject.id, rank, average }));
  const places = placeRows(bestIds);
  const rows = isPlayers
    ? everyPlace(places)
    : edgedRows(bestIds, { rows: tiers.length, answers: answers.length });
  const isSpread = rows.filter(({ length }) => length > 0).length > 1 && answers.length > 1;
  const contested = contestedIds(
    standings.map(({ subject }) => subject.id),
    tiers.length,
    answers.map(({ placement }) => placement),
  );
  const bestFirst = rankedItems(props, rows, contested);
  const winners = onPodium(bestFirst).filter(({ rank }) => rank === 1);
  const argument = argumentOf(props, bestFirst, contested);
  const placed = verdict ? bestFirst.length : revealed - (reveal.isPlaced ? 0 : 1);
  const onBoard = bestFirst.slice(bestFirst.length - Math.max(0, placed)).map(({ subject }) => subject);
  const latest = latestOf(bestFirst, props);
  const flat = useLeastRatio(standings.map(({ subject }) => subject));
  const latestRow = latest ? tierOf(rows, latest.subject.id) : null;
  const boardRow = onBoard[0] ? tierOf(rows, onBoard[0].id) : null;
  const highestShown = (reveal.isStamped ? latestRow : null) ?? boardRow ?? rows.length;
  useFlight(frame, verdict ? null : (onBoard[0]?.id ?? null));
  const subjectsIn = (ids: readonly string[]) => onBoard.filter(({ id }) => ids.includes(id));
  const unplaced = standings.filter(({ average }) => average === null).map(({ subject }) => subject.id);
  const announcement = verdict
    ? podiumText(bestFirst)
    : latest && revealText(latest, `${placeText(latest, tiers, latestRow)}. ${latest.amount}`);
  const detailOf = (subject: RateableItem) => {
    const entry = bestFirst.find((other) => other.subject.id === subject.id);
    if (!entry || unplaced.includes(subject.id)) return null;
    return (
      <>
        <p>{entry.amount}</p>
        <Votes votes={entry.votes} />
      </>
    );
  };
  const placeOf = ({ id }: RateableItem): BoardPlace | null => {
    const rank = unplaced.includes(id) ? undefined : bestFirst.find(({ subject }) => subject.id === id)?.rank;
    return rank === undefined
      ? null
      : { rank, isShared: bestFirst.filter((other) => other.rank === rank).length > 1 };
  };
  const inRow = Math.max(1, ...rows.map(({ length }) => length));
  const hasTexts = standings.some(({ subject }) => isTextOnly(subject));
  const columnsOf = (most: number) => Math.max(columns.least, Math.min(most, inRow));
  const wideColumns = columnsOf(columns.wide);
  const phoneColumns = columnsOf(hasLongNames(tiers) ? columns.besideLong : columns.phone);
  const linesIn = (beside: number) =>
    rows.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / beside)), 0);
  /** Lines of names per row on average. */
  const nameLines = (letters: number) =>
    rows.filter((ids) =>
      standings.some(({ subject: { id, name } }) => ids.includes(id) && name.length > letters),
    ).length /
      rows.length +
    1;
  const note = isPlayers ? 'Press a player to see the votes.' : 'Press a picture to see its votes.';
  return (
    <div className={styles.container} data-fills={verdict}>
      <div
        ref={frame}
        className={classNames(
          styles.results,
          verdict && settled.settled,
          verdict && settled.boardFirst,
          verdict && !isPlayers && !hasTexts && settled.columns,
        )}
        data-show={!verdict}
        data-first={latest === bestFirst[0] && latest !== undefined && !reveal.isPlaced}
        data-words={hasWords(tiers)}
        data-long={hasLongNames(tiers)}
        data-crowd={answers.length > crowdAbove}
        data-players={isPlayers}
        data-guessed={hasGuesses}
        data-texts={hasTexts}
        style={{
          '--tiers': rows.length,
          '--answers': answers.length,
          '--flat': flat,
          '--columns': wideColumns,
          '--columns-on-phone': phoneColumns,
          '--lines': linesIn(wideColumns),
          '--lines-on-phone': linesIn(phoneColumns),
          '--name-lines': nameLines(oneLine.wide),
          '--name-lines-on-phone': nameLines(oneLine.phone),
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
          entries={bestFirst}
          revealed={revealed}
          parts={reveal}
          verdict={verdict}
          reactions={reactions}
          className={classNames(stage.stage, settled.beside)}
          finale={
            <div className={finale.finale}>
              {argument && <Argument {...argument} />}
              <WinnerCard
                winners={winners}
                text={winnerText(tiers, answers, winners, bestFirst.length - unplaced.length)}
              />
              {!argument && bestFirst[0] && (
                <Remark
                  subject={bestFirst[0].subject}
                  text={bestFirst[0].line}
                  raters={answers.map(({ rater }) => rater)}
                  reactions={reactions}
                />
              )}
            </div>
          }
        />
        {isPlayers && verdict ? (
          <PlacesBoard
            places={[
              ...places.map(({ rank, ids }) => ({ rank, players: subjectsIn(ids) })),
              ...(unplaced.length > 0 ? [{ rank: null, players: subjectsIn(unplaced) }] : []),
            ]}
            averageOf={({ id }) =>
              tierNear(standings.find(({ subject }) => subject.id === id)?.average ?? null, tiers)
            }
            detailOf={detailOf}
            note={note}
          />
        ) : (
          <ConsensusBoard
            title={isPlayers ? 'Places' : undefined}
            rows={[
              ...(isPlayers
                ? rows.map((ids, row) => ({
                    ...placeRow(row + 1, subjectsIn(ids)),
                    closed: sharedAbove(rows, row, highestShown),
                  }))
                : tierRows(tiers, rows.map(subjectsIn), 'Tier ')),
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
            inColumns={!hasTexts}
            placeOf={placeOf}
            note={note}
            detailOf={detailOf}
          />
        )}
      </div>
      {verdict && (
        <div className={styles.folded} data-part="more">
          {folded}
          <RankedList entries={bestFirst} {...(isSpread && !isPlayers && { note: boardNote })} />
        </div>
      )}
    </div>
  );
}

/**
 * Returns the item that the group argues about most, with those whose votes for it are farthest apart. Null if nothing is argued about,
 * if the votes are anonymous, and of players, to whom it could be unkind.
 */
function argumentOf(
  { reactions }: TierResultsProps,
  bestFirst: readonly RankedItem[],
  contested: readonly string[],
): ComponentProps<typeof Argument> | null {
  for (const id of contested) {
    const { subject, votes = [] } = bestFirst.find((entry) => entry.subject.id === id) ?? {};
    const cast = votes.filter(({ raters, paint: tier }) => tier !== null && raters.length > 0);
    const [high, low] = [cast[0], cast.at(-1)].flatMap((vote) => {
      const rater = vote?.raters.find(({ user }) => !isAnonymous(user));
      return vote && rater ? [{ rater, vote, reaction: reactions.voter(id, rater.user) }] : [];
    });
    if (subject?.kind === 'item' && high && low) return { subject, high, low };
  }
  return null;
}

const notPlaced = 'Not placed';

/** What the rows mean: they are filled by rank, so an item can stand in another row than the one nearest to its average. */
const boardNote = 'Ranked by the group’s average, and spread over all rows.';

/**
 * The rows of the show of players: one for each place, also if some will stay empty, because rows that are missing would tell who shares
 * a place.
 */
const everyPlace = (places: ReturnType<typeof placeRows>): string[][] =>
  Array.from(
    { length: places.reduce((count, { ids }) => count + ids.length, 0) },
    (_, row) => places.find(({ rank }) => rank === row + 1)?.ids ?? [],
  );

/**
 * Returns why nobody comes into the row of a place, once the show has passed it: those of a place above share that. Null if somebody has it
 * or may still come. `highestShown`: the highest row that has been filled.
 */
function sharedAbove(rows: readonly (readonly string[])[], row: number, highestShown: number): string | null {
  if (row <= highestShown || (rows[row]?.length ?? 0) > 0) return null;
  const shared = rows.findLastIndex((ids, at) => at < row && ids.length > 0);
  return `${ordinal(shared + 1)} is shared`;
}

const placeRow = (rank: number, subjects: readonly RateableItem[]) => ({
  name: ordinal(rank),
  color: placePaint(rank),
  label: placeLabel(rank),
  subjects,
});

/** The tier nearest to an average; null if no answer placed the subject. */
const tierNear = (average: number | null, tiers: readonly Step[]): Step | null =>
  average === null ? null : (tiers[Math.round(average)] ?? null);

/**
 * "On average: Good (row 2.3 of 5)": the average in the words of its own row, which is not always the row on the board; that of a player,
 * whose row is a place, is a tier.
 */
const averageText = (average: number, tiers: readonly Step[], { kind }: RateableItem): string =>
  `On average: ${tierNear(average, tiers)?.name ?? ''} (${kind === 'player' ? 'tier' : 'row'} ${formatNumber(average + 1, 1)} of ${tiers.length})`;

/** "tier A"; of a player "2nd". */
const placeText = ({ subject, rank }: RankedItem, tiers: readonly Step[], row: number | null): string => {
  if (row === null) return 'in no tier';
  return subject.kind === 'player' ? ordinal(rank) : `tier ${tiers[row]?.name ?? ''}`;
};

/** Returns the stamp in the color of its row: of an item the name of the row, of a player the place. */
const stampOf = ({ kind }: RateableItem, rank: number, row: number | null, tiers: readonly Step[]): Stamp => {
  if (row === null) return { label: notPlaced, paint: null };
  if (kind === 'player') return { kind: 'place', label: ordinal(rank), paint: placePaint(rank) };
  const tier = tiers[row];
  return { label: tier?.name ?? '', paint: tier ? paint(tier.color) : null };
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
    standings.map(({ subject, rank, average }) => {
      const near = average === null ? null : Math.round(average);
      return { subject, rank, row: subject.kind === 'player' ? near : tierOf(rows, subject.id) };
    }),
    answers,
  );
  // Its room is the same for all items of the show.
  const hasNotes = standings.some(
    ({ subject, average }) =>
      subject.kind === 'item' && rowNote(tiers, average, tierOf(rows, subject.id)) !== '',
  );
  return standings.map(({ subject, rank, points, average }, index) => {
    const row = tierOf(rows, subject.id);
    const { line = null, lineLook = 'talks' } = lines.get(subject.id) ?? {};
    const outcome = outcomes.get(subject.id) ?? null;
    const isHeld = contested.includes(subject.id);
    // Below the top there is no time for two sentences.
    const isQuick = rank > beats.lastTopPlace && !isHeld;
    return {
      subject,
      rank,
      amount: average === null ? 'in no tier' : averageText(average, tiers, subject),
      stamp: stampOf(subject, rank, row, tiers),
      votes: tierVotes(tiers, answers, subject.id),
      line: (isQuick ? outcome : null) ?? line,
      lineLook,
      // The host is never silent at the best item.
      lineFrom: index > 0 && isHeld ? 'hold' : 'votes',
      lineAfter: outcome,
      ...(hasNotes && { note: rowNote(tiers, average, row) }),
      hasAny: points > 0,
    };
  });
}
