import type { Step } from '@tallyho/game/minigames/fields';
import type { Placement, TierStanding } from '@tallyho/game/minigames/tiers';
import { counted } from '@tallyho/game/text';
import { hasLongNames } from '../label-size.ts';
import type { RateableItem } from '../rateable-item.ts';
import {
  latestOf,
  podiumText,
  type RankedItem,
  RankedList,
  RankedStage,
  revealText,
} from '../show/RankedStage.tsx';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { ConsensusBoard, tierRows } from './ConsensusBoard.tsx';
import { tierOf } from './placement.ts';
import styles from './TierResults.module.css';
import { type RatedPlacement, tierVotes } from './tier-votes.ts';

interface TierResultsProps {
  readonly tiers: readonly Step[];
  /** Best first. */
  readonly standings: readonly TierStanding<RateableItem>[];
  /** Ids per tier, from the top. */
  readonly consensus: Placement;
  /** Ids of items that no answer placed. */
  readonly unplaced: readonly string[];
  readonly answers: readonly RatedPlacement[];
  readonly revealed: number;
  readonly verdict: boolean;
}

/** The group's board, revealed from worst to best with the votes for each item, then the podium. */
export function TierResults(props: TierResultsProps) {
  const { tiers, standings, consensus, unplaced, answers, revealed, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  const subjectsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => standings.find(({ subject }) => subject.id === id)?.subject ?? []);
  const placeOf = (id: string) => {
    const tier = tierOf(consensus, id);
    return tier === null ? 'in no tier' : `tier ${tiers[tier]?.name}`;
  };
  const bestFirst = standings.map(
    ({ subject, rank, points }): RankedItem => ({
      subject,
      rank,
      amount: counted(points, 'point'),
      votes: tierVotes(tiers, answers, subject.id),
      hasAny: points > 0,
    }),
  );
  const shown = new Set(bestFirst.slice(bestFirst.length - revealed).map(({ subject }) => subject.id));
  const latest = latestOf(bestFirst, props);
  const announcement = verdict
    ? podiumText(bestFirst)
    : latest && revealText(latest, `${placeOf(latest.subject.id)}, ${latest.amount}`);

  return (
    <div className={styles.container}>
      <div
        className={styles.results}
        data-long={hasLongNames(tiers)}
        data-players={standings.some(({ subject }) => subject.kind === 'player')}
      >
        {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
        <RankedStage
          ends="podium"
          entries={bestFirst}
          revealed={revealed}
          verdict={verdict}
          isShow={isShow}
          className={styles.stage}
        />
        <ConsensusBoard
          rows={[
            ...tierRows(tiers, consensus.map(subjectsOf), 'Tier '),
            ...(unplaced.length > 0
              ? [{ name: 'Not placed', color: null, label: 'Not placed', subjects: subjectsOf(unplaced) }]
              : []),
          ]}
          shown={verdict ? null : shown}
          latest={latest?.subject.id ?? null}
        />
        <RankedList entries={bestFirst} shown={verdict} />
      </div>
    </div>
  );
}
