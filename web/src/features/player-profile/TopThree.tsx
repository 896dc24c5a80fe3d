import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { ItemPicture } from '../../minigames/faces/ItemPicture.tsx';
import styles from './PlayerProfile.module.css';

/** The items that the user rated highest. */
export function TopThree({ favourites }: Pick<PlayerProfile, 'favourites'>) {
  if (favourites.length === 0)
    return (
      <p className={styles.none}>
        Nothing yet. Rate some things in a game, and the ones you put on top are here.
      </p>
    );
  return (
    <ol className={styles.favourites} aria-label="Your top three">
      {favourites.map(({ item, game }) => (
        <li key={item.url ?? item.alt}>
          <span className={styles.picture}>
            {/* A text fills the picture itself. */}
            <ItemPicture item={item} decorative={item.url !== null} />
          </span>
          {item.url !== null && <strong>{item.alt}</strong>}
          <span className={styles.quiet}>{game}</span>
        </li>
      ))}
    </ol>
  );
}
