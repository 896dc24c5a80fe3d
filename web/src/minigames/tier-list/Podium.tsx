import type { TierStanding } from '@tallyho/game/minigames/tier-list/schema';
import { classNames } from '../../ui/class-names.ts';
import { ItemPicture } from '../ItemPicture.tsx';
import styles from './Podium.module.css';

const steps = ['gold', 'silver', 'bronze'] as const;

/** The three best on gold, silver and bronze (spec section 4). Equal points stand on equal steps. */
export function Podium({ standings }: { readonly standings: readonly TierStanding[] }) {
  const top = standings.slice(0, 3).filter(({ points }) => points > 0);
  return (
    <ol className={styles.podium} aria-label="Podium">
      {top.map(({ item, points, rank }, index) => {
        const step = steps[rank - 1] ?? 'bronze';
        return (
          <li key={item.id} className={classNames(styles.place, styles[step])} data-order={index}>
            <span className={styles.picture}>
              <ItemPicture item={item} decorative />
            </span>
            <span className={styles.name}>{item.alt}</span>
            <span className={styles.step}>
              <strong>{rank}</strong>
              <span>
                {points} {points === 1 ? 'point' : 'points'}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
