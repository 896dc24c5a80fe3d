import { ItemPicture } from '../../minigames/faces/ItemPicture.tsx';
import styles from './PlayerProfile.module.css';
import { usePlayerProfile } from './player-profile-api.ts';

/** The pictures of the user's top three on a podium. A drawing: the list of the top three says the same. Renders nothing without one. */
export function FavouritesPodium() {
  const { data } = usePlayerProfile();
  if (data === undefined || data.favourites.length === 0) return null;
  return (
    <div className={styles.podium} aria-hidden="true">
      <em>Your favourites</em>
      {data.favourites.map(({ item }, index) => (
        <span key={item.url ?? item.alt}>
          <i>
            <ItemPicture item={item} decorative />
          </i>
          <b>{index + 1}</b>
        </span>
      ))}
    </div>
  );
}
