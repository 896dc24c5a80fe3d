import type { Step } from '@tallyho/game/minigames/fields';
import type { TierStanding } from '@tallyho/game/minigames/tiers';
import type { RateableItem } from '../rateable-item.ts';
import {
  latestOf,
  podiumInWords,
  type RankedItem,
  RankedList,
  RankedStage,
  revealInWords,
} from '../show/RankedStage.tsx';
import { ShowStatus } from '../show/ShowStatus.tsx';
import { useWasStaged } from '../show/use-was-staged.ts';
import { counted } from '../words.ts';
import { ConsensusBoard, tierRows } from './ConsensusBoard.tsx';
import { hasLongNames } from './names.ts';
import { type Placement, tierOf } from './placement.ts';
import styles from './TierResults.module.css';
import { type RatedPlacement, tierVotes } from './tier-votes.ts';

interface TierResultsProps {
  readonly tiers: readonly Step[];
  /** Best first. */
  readonly standings: readonly TierStanding<RateableItem>[];
  /** Tier by tier from the top. */
  readonly consensus: Placement;
  /** Placed by no answer. */
  readonly unplaced: readonly string[];
  readonly answers: readonly RatedPlacement[];
  readonly revealed: number;
  readonly verdict: boolean;
}

/** The group's board filling from the worst up, with who gave what, then the podium. */
export function TierResults(props: TierResultsProps) {
  const { tiers, standings, consensus, unplaced, answers, revealed, verdict } = props;
  const staged = useWasStaged(verdict);
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
  const said = verdict
    ? podiumInWords(bestFirst)
    : latest && revealInWords(latest, `${placeOf(latest.thing.id)}, ${latest.amount}`);

  return (
    <div className={styles.container}>
      <div
        className={styles.results}
        data-long={hasLongNames(tiers)}
        data-players={standings.some(({ thing }) => thing.kind === 'player')}
      >
        {staged && <ShowStatus>{said ?? null}</ShowStatus>}
        <RankedStage
          ends="podium"
          entries={bestFirst}
          revealed={revealed}
          verdict={verdict}
          staged={staged}
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
