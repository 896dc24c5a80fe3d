import type { RoundRecord } from '@tallyho/game/room/state';
import { ItemPicture } from '../../minigames/tier-list/ItemPicture.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './Favourites.module.css';
import { favouritesOf } from './favourites.ts';

const steps = ['gold', 'silver', 'bronze'] as const;

/** No lobby game, no winner: the group's favourites stand on the podium instead (decision 20). */
export function Favourites({ records }: { readonly records: readonly RoundRecord[] }) {
  const favourites = favouritesOf(records);
  if (favourites.length === 0) return null;
  // Equal shares stand on equal steps.
  const better = (share: number) => favourites.filter((other) => other.share > share).length;
  const games = new Set(favourites.map(({ game }) => game)).size;
  return (
    <section className={styles.favourites} aria-labelledby="favourites">
      <h2 id="favourites">What the group loved</h2>
      {games === 1 && <p className={styles.game}>{favourites[0]?.game}</p>}
      <ol>
        {favourites.map(({ item, game, share }, index) => (
          <li
            key={`${game}/${item.id}`}
            className={classNames(styles.place, styles[steps[better(share)] ?? 'bronze'])}
            data-place={index + 1}
          >
            <span className={styles.picture}>
              <ItemPicture item={{ ...item, alt: '' }} />
            </span>
            <span className={styles.name}>{item.alt}</span>
            {games > 1 && <span className={styles.game}>{game}</span>}
            <span className={styles.step}>{Math.round(share * 100)} %</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
