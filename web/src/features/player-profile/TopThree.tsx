import { limits } from '@tallyho/game/limits';
import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { ItemPicture } from '../../minigames/faces/ItemPicture.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './PlayerProfile.module.css';

const places = limits.profile.shown;

/** The items that the user rated highest, each below its question, which is shown once for neighbours. Places without one are dashed. */
export function TopThree({ favourites }: Pick<PlayerProfile, 'favourites'>) {
  if (favourites.length === 0)
    return (
      <p className={styles.none}>
        Nothing yet. Rate some things in a game, and the ones you put on top are here.
      </p>
    );
  const free = Array.from(
    { length: places - favourites.length },
    (_, index) => favourites.length + index + 1,
  );
  return (
    <ol className={styles.favourites} aria-label="Your top three">
      {favourites.map(({ item, game }, index) => (
        <li key={item.url ?? item.alt}>
          <h3>{favourites[index - 1]?.game === game ? <VisuallyHidden>{game}</VisuallyHidden> : game}</h3>
          <span className={styles.picture}>
            {/* A text fills the picture itself. */}
            <ItemPicture item={item} decorative={item.url !== null} />
          </span>
          {item.url !== null && <strong>{item.alt}</strong>}
        </li>
      ))}
      {free.map((place) => (
        <li key={place} className={styles.free}>
          <span>After your next game</span>
        </li>
      ))}
    </ol>
  );
}
