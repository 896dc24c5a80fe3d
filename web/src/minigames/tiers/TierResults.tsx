import type { Step } from '@tallyho/game/minigames/fields';
import type { TierStanding } from '@tallyho/game/minigames/tiers';
import { classNames } from '../../ui/class-names.ts';
import type { Rater } from '../contract.ts';
import { paint } from '../paint.ts';
import { FullRanking } from '../show/FullRanking.tsx';
import { Podium } from '../show/Podium.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus } from '../show/ShowStatus.tsx';
import { Opening, Spotlight } from '../show/Spotlight.tsx';
import { useWasStaged } from '../show/use-was-staged.ts';
import { type Vote, Votes, votesInWords } from '../show/Votes.tsx';
import { ThingPicture } from '../ThingPicture.tsx';
import type { Thing } from '../thing.ts';
import { counted, ordinal } from '../words.ts';
import { ConsensusBoard } from './ConsensusBoard.tsx';
import { hasLongNames } from './names.ts';
import { type Placement, tierOf } from './placement.ts';
import styles from './TierResults.module.css';

interface TierResultsProps {
  readonly tiers: readonly Step[];
  /** Best first. */
  readonly standings: readonly TierStanding<Thing>[];
  /** Tier by tier from the top. */
  readonly consensus: Placement;
  readonly answers: readonly { readonly rater: Rater; readonly placement: Placement }[];
  readonly revealed: number;
  readonly verdict: boolean;
}

/** The group's board filling from the worst up, with who gave what, then the podium (decision 18). */
export function TierResults(props: TierResultsProps) {
  const { tiers, standings, consensus, answers, revealed, verdict } = props;
  const staged = useWasStaged(verdict);
  const worstFirst = standings.toReversed();
  const shown = new Set(worstFirst.slice(0, revealed).map(({ thing }) => thing.id));
  const latest = verdict ? undefined : worstFirst[revealed - 1];

  const votesFor = (id: string): Vote[] => {
    const from = (tier: number | null) =>
      answers.filter(({ placement }) => tierOf(placement, id) === tier).map(({ rater }) => rater);
    return [
      ...tiers.map(({ name, color }, index) => ({ label: name, paint: paint(color), raters: from(index) })),
      { label: 'Not placed', paint: null, raters: from(null) },
    ];
  };
  const placeOf = (id: string) => {
    const tier = tierOf(consensus, id);
    return tier === null ? 'in no tier' : `tier ${tiers[tier]?.name}`;
  };
  const pointsOf = ({ points }: TierStanding<Thing>) => counted(points, 'point');
  const winners = standings.filter(({ points, rank }) => points > 0 && rank <= 3);
  const said = verdict
    ? winners.map((entry) => `${ordinal(entry.rank)}: ${entry.thing.name}, ${pointsOf(entry)}`).join('. ')
    : latest &&
      `${latest.thing.name}, ${placeOf(latest.thing.id)}, ${pointsOf(latest)}. ${votesInWords(votesFor(latest.thing.id))}.`;

  return (
    <div className={styles.container}>
      <div
        className={styles.results}
        data-long={hasLongNames(tiers)}
        data-players={standings.some(({ thing }) => thing.kind === 'player')}
      >
        {staged && <ShowStatus>{said ?? null}</ShowStatus>}
        <div className={classNames(styles.stage, reveal.stage)}>
          {staged && <Opening shown={revealed === 0 && !verdict}>From worst to best ...</Opening>}
          {staged &&
            worstFirst.map((standing) => (
              <Spotlight
                key={standing.thing.id}
                name={standing.thing.name}
                picture={<ThingPicture thing={standing.thing} decorative />}
                amount={`${ordinal(standing.rank)} · ${pointsOf(standing)}`}
                shown={standing === latest}
              >
                <Votes votes={votesFor(standing.thing.id)} />
              </Spotlight>
            ))}
          <Podium
            risen={verdict}
            entries={winners.map((standing) => ({
              id: standing.thing.id,
              name: standing.thing.name,
              picture: <ThingPicture thing={standing.thing} decorative />,
              rank: standing.rank,
              amount: pointsOf(standing),
            }))}
          />
        </div>
        <ConsensusBoard
          tiers={tiers}
          things={consensus.map((ids) =>
            ids.flatMap((id) => standings.find(({ thing }) => thing.id === id)?.thing ?? []),
          )}
          shown={verdict ? null : shown}
          latest={latest?.thing.id ?? null}
        />
        <FullRanking
          shown={verdict}
          lines={standings.map((standing) => ({
            id: standing.thing.id,
            rank: standing.rank,
            name: standing.thing.name,
            picture: <ThingPicture thing={standing.thing} decorative />,
            amount: pointsOf(standing),
            votes: <Votes votes={votesFor(standing.thing.id)} />,
          }))}
        />
      </div>
    </div>
  );
}
