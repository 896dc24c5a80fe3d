import type { RoundAwards } from '@tallyho/game/awards/awards';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { StagedAward } from '@tallyho/game/show/show';
import styles from './awards.module.css';
import { DivisiveCard } from './DivisiveCard.tsx';
import { PairCard } from './PairCard.tsx';

interface AwardsProps {
  readonly awards: RoundAwards;
  /** The rounds from which the awards were computed. */
  readonly records: readonly RoundRecord[];
  /** Shows this award alone. Default: all. */
  readonly only?: StagedAward;
}

/** The cards of the awards: most divisive, closest pair. Renders nothing without awards. */
export function Awards({ awards, records, only }: AwardsProps) {
  const divisive = only === 'closestPair' ? null : awards.divisive;
  const closestPair = only === 'divisive' ? null : awards.closestPair;
  const record = divisive && records.find(({ index }) => index === divisive.record);
  if (!record && !closestPair) return null;
  return (
    <section className={styles.awards} aria-label="Awards" data-staged={only !== undefined}>
      {divisive && record && (
        <DivisiveCard divisive={divisive} record={record} namesGame={records.length > 1} />
      )}
      {closestPair && <PairCard pair={closestPair} />}
    </section>
  );
}
