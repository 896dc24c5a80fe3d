import type { GameAwards } from '@tallyho/game/awards/awards';
import type { RoundRecord } from '@tallyho/game/records/game';
import styles from './awards.module.css';
import { DivisiveCard } from './DivisiveCard.tsx';
import { PairCard } from './PairCard.tsx';

interface AwardsProps {
  readonly awards: Pick<GameAwards, 'divisive' | 'closestPair'>;
  /** The rounds from which the awards were computed. */
  readonly records: readonly RoundRecord[];
  /** The name of this part of what scrolls, for the link to it (`MoreResults`). */
  readonly part?: string;
}

/** The cards of the awards of a game: most divisive, closest pair. Renders nothing without awards. */
export function Awards({ awards: { divisive, closestPair }, records, part }: AwardsProps) {
  const record = divisive && records.find(({ index }) => index === divisive.record);
  if (!record && !closestPair) return null;
  return (
    <section className={styles.awards} aria-label="Awards" data-part={part}>
      {divisive && record && (
        <DivisiveCard divisive={divisive} record={record} namesGame={records.length > 1} />
      )}
      {closestPair && <PairCard pair={closestPair} />}
    </section>
  );
}
