import { endsOf, type RowEnds } from '@tallyho/game/minigames/row-ends';
import type { Reactions } from '@tallyho/game/show/reaction';
import type { RevealMoment } from '@tallyho/game/show/show';
import type { ReactNode } from 'react';
import {
  latestOf,
  podiumText,
  type RankedItem,
  RankedList,
  RankedStage,
  revealText,
} from '../show/RankedStage.tsx';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { GroupRow, inOneLine } from './GroupRow.tsx';
import styles from './RowResults.module.css';

/** `average`: the average of the places it got, as a text; null: its step does not have it. */
export type RowEntry = RankedItem & { readonly average: string | null };

interface RowResultsProps {
  /** Best first. */
  readonly entries: readonly RowEntry[];
  /** The names of its ends, if the theme has some. */
  readonly ends: RowEnds | undefined;
  /** The end at which the row begins, as on the board of the round. */
  readonly from: 'best' | 'worst';
  readonly revealed: number;
  readonly reveal: RevealMoment;
  readonly verdict: boolean;
  readonly reactions: Reactions;
  /** Who said what, in view below the row. Default: a folded list of the votes for each entry. */
  readonly said?: ReactNode;
}

/** The group's row, revealed from worst to best with the votes for each entry. */
export function RowResults(props: RowResultsProps) {
  const { entries, ends, from, revealed, reveal, verdict, reactions } = props;
  const isShow = useStartedAsShow(verdict);
  const latest = latestOf(entries, { revealed, verdict });
  const announcement = verdict
    ? podiumText(entries)
    : latest && revealText(latest, `${latest.stamp.label}, ${latest.amount}`);
  return (
    <div
      className={styles.results}
      data-over={verdict}
      data-crowded={entries.length > inOneLine}
      data-keeps-line
    >
      {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
      <RankedStage
        opening={ends ? `From “${ends.worst}” to “${ends.best}” ...` : 'From worst to best ...'}
        entries={entries}
        revealed={revealed}
        parts={reveal}
        verdict={verdict}
        reactions={reactions}
        className={styles.stage}
      />
      <GroupRow
        places={entries}
        shown={verdict ? entries.length : revealed - (reveal.isPlaced ? 0 : 1)}
        ends={endsOf({ ends })}
        from={from}
        isOver={verdict}
      />
      {/* The row is the ranking. */}
      {verdict && (props.said ?? <RankedList title="Who said what" entries={entries} />)}
    </div>
  );
}
