import type { Step } from '@tallyho/game/minigames/fields';
import type { TierStanding } from '@tallyho/game/minigames/tiers';
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
import { type Placement, tierOf } from './placement.ts';
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
  const thingsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => standings.find(({ thing }) => thing.id === id)?.thing ?? []);
  const placeOf = (id: string) => {
    const tier = tierOf(consensus, id);
    return tier === null ? 'in no tier' : `tier ${tiers[tier]?.name}`;
  };
  const bestFirst = standings.map(
    ({ thing, rank, points }): RankedItem => ({
      thing,
      rank,
      amount: counted(points, 'point'),
      votes: tierVotes(tiers, answers, thing.id),
      hasAny: points > 0,
    }),
  );
  const shown = new Set(bestFirst.slice(bestFirst.length - revealed).map(({ thing }) => thing.id));
  const latest = latestOf(bestFirst, props);
  const announcement = verdict
    ? podiumText(bestFirst)
    : latest && revealText(latest, `${placeOf(latest.thing.id)}, ${latest.amount}`);

  return (
    <div className={styles.container}>
      <div
        className={styles.results}
        data-long={hasLongNames(tiers)}
        data-players={standings.some(({ thing }) => thing.kind === 'player')}
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
            ...tierRows(tiers, consensus.map(thingsOf), 'Tier '),
            ...(unplaced.length > 0
              ? [{ name: 'Not placed', color: null, label: 'Not placed', things: thingsOf(unplaced) }]
              : []),
          ]}
          shown={verdict ? null : shown}
          latest={latest?.thing.id ?? null}
        />
        <RankedList entries={bestFirst} shown={verdict} />
      </div>
    </div>
  );
}
