import type { ClosestPair } from '@tallyho/game/awards/awards';
import { agreementPercent, agreementText } from '@tallyho/game/awards/words';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard, AwardReason } from './AwardCard.tsx';
import { AwardFace } from './AwardFace.tsx';
import styles from './awards.module.css';

interface PairCardProps {
  readonly pair: ClosestPair;
}

/** The two players who agreed most: their avatars, the agreement in percent, and the number of common answers. */
export function PairCard({ pair }: PairCardProps) {
  const raterOf = useRaterFinder(pair.people);
  const [first, second] = [raterOf(pair.people[0].user), raterOf(pair.people[1].user)];
  return (
    <AwardCard title="Closest pair" tone="together">
      <div className={styles.body}>
        <div className={styles.pair} aria-hidden="true">
          <AwardFace rater={first} size="lg" expression="delighted" />
          <strong className={styles.agreement}>{agreementPercent(pair)}%</strong>
          <AwardFace rater={second} size="lg" expression="delighted" />
        </div>
        <p className={styles.names}>
          {first.username} and {second.username} {agreementText(pair)}.
        </p>
        <AwardReason text="100% means identical answers." />
      </div>
    </AwardCard>
  );
}
