import type { RoundAwards } from '@tallyho/game/awards/awards';
import type { RoundRecord } from '@tallyho/game/records/game';
import styles from './awards.module.css';
import { DivisiveCard } from './DivisiveCard.tsx';
import { PairCard } from './PairCard.tsx';

interface AwardsProps {
  readonly awards: RoundAwards;
  /** The rounds from which the awards were computed. */
  readonly records: readonly RoundRecord[];
  /** The awards that have been called out so far. */
  readonly shown: { readonly divisive: boolean; readonly closestPair: boolean };
}

/** The cards of the awards: most divisive, closest pair. Renders nothing without awards. */
export function Awards({ awards: { divisive, closestPair }, records, shown }: AwardsProps) {
  const record = divisive && records.find(({ index }) => index === divisive.record);
  if (!record && !closestPair) return null;
  return (
    <section className={styles.awards} aria-label="Awards">
      {divisive && record && (
        <DivisiveCard
          divisive={divisive}
          record={record}
          shown={shown.divisive}
          namesGame={records.length > 1}
        />
      )}
      {closestPair && <PairCard pair={closestPair} shown={shown.closestPair} />}
    </section>
  );
}
