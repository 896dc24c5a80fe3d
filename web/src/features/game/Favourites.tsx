import type { RoundRecord } from '@tallyho/game/room/state';
import { ItemPicture } from '../../minigames/tier-list/ItemPicture.tsx';
import styles from './Favourites.module.css';
import { favouritesOf } from './favourites.ts';

const steps = ['gold', 'silver', 'bronze'] as const;

/** No lobby game, no winner: the group's favourites stand on the podium instead (decision 20). */
export function Favourites({ records }: { readonly records: readonly RoundRecord[] }) {
  const favourites = favouritesOf(records);
  if (favourites.length === 0) return null;
  return (
    <section className={styles.favourites} aria-labelledby="favourites">
      <h2 id="favourites">What the group loved</h2>
      <ol>
        {favourites.map(({ item, game, share }, index) => (
          <li key={`${game}/${item.id}`} className={styles[steps[index] ?? 'bronze']}>
            <span className={styles.picture}>
              <ItemPicture item={{ ...item, alt: '' }} />
            </span>
            <span className={styles.name}>{item.alt}</span>
            <span className={styles.game}>{game}</span>
            <span className={styles.share}>{Math.round(share * 100)} %</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
