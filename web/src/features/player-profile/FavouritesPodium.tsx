import { limits } from '@tallyho/game/limits';
import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { ItemPicture } from '../../minigames/faces/ItemPicture.tsx';
import styles from './PlayerProfile.module.css';
import { questionText, usePlayerProfile } from './player-profile-api.ts';

/** Returns true for a whole top three of pictures, which a small podium can show; texts are too long for it. */
export const isAllPictures = (favourites: PlayerProfile['favourites']): boolean =>
  favourites.length === limits.profile.shown && favourites.every(({ item }) => item.url !== null);

/**
 * The pictures of the user's top three on a podium; of fewer only the first one, large. A drawing: the list of the top three says the same.
 * Renders nothing without one.
 */
export function FavouritesPodium() {
  const { data } = usePlayerProfile();
  const [first] = data?.favourites ?? [];
  if (data === undefined || first === undefined) return null;
  if (data.favourites.length < limits.profile.shown)
    return (
      <div className={styles.favourite} aria-hidden="true">
        <em>Your favourite</em>
        <i>
          <ItemPicture item={first.item} decorative />
        </i>
        {/* A text fills the picture itself. */}
        {first.item.url !== null && <strong>{first.item.alt}</strong>}
        <span>{questionText(first.game)}</span>
      </div>
    );
  return (
    <div className={styles.podium} data-pictures={isAllPictures(data.favourites)} aria-hidden="true">
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
