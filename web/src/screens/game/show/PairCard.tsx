import type { ClosestPair } from '@tallyho/game/awards/awards';
import { agreementPercent, agreementText } from '@tallyho/game/awards/words';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard } from './AwardCard.tsx';
import styles from './awards.module.css';

interface PairCardProps {
  readonly pair: ClosestPair;
}

/** The two players who agreed most: their avatars, the agreement in percent, and the number of common answers. */
export function PairCard({ pair }: PairCardProps) {
  const raterOf = useRaterFinder(pair.people);
  const [first, second] = [raterOf(pair.people[0].user), raterOf(pair.people[1].user)];
  return (
    <AwardCard title="Closest pair" icon="heart" tone="together">
      <div className={styles.body}>
        <div className={styles.pair} aria-hidden="true">
          <Avatar avatar={first.avatar} size="md" {...(first.seat && { seat: first.seat })} />
          <strong className={styles.agreement}>
            {agreementPercent(pair)}
            {'\u00a0'}%
          </strong>
          <Avatar avatar={second.avatar} size="md" {...(second.seat && { seat: second.seat })} />
        </div>
        <p className={styles.names}>
          {first.username} and {second.username} {agreementText(pair)}.
        </p>
        <p className={styles.small}>{`100\u00a0% means identical answers.`}</p>
      </div>
    </AwardCard>
  );
}
