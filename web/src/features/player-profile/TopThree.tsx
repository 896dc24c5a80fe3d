import { limits } from '@tallyho/game/limits';
import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { ItemPicture } from '../../minigames/faces/ItemPicture.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './PlayerProfile.module.css';
import { questionText } from './player-profile-api.ts';

const places = limits.profile.shown;

/** The items that the user rated highest, each below its question, which is shown once for neighbours. A line stands for the missing ones. */
export function TopThree({ favourites }: Pick<PlayerProfile, 'favourites'>) {
  /** How many favourites in a row are of the same question, from one on. */
  const neighboursFrom = (index: number) => {
    const others = favourites.slice(index).findIndex(({ game }) => game !== favourites[index]?.game);
    return others < 0 ? favourites.length - index : others;
  };
  const missing = places - favourites.length;
  return (
    <ol className={styles.favourites} aria-label="Your top three">
      {favourites.map(({ item, game }, index) => (
        <li key={item.url ?? item.alt}>
          <h3 style={{ '--neighbours': neighboursFrom(index) }}>
            {favourites[index - 1]?.game === game ? (
              <VisuallyHidden>{questionText(game)}</VisuallyHidden>
            ) : (
              questionText(game)
            )}
          </h3>
          <span className={styles.picture}>
            {/* A text fills the picture itself. */}
            <ItemPicture item={item} decorative={item.url !== null} />
          </span>
          {item.url !== null && <strong>{item.alt}</strong>}
        </li>
      ))}
      {missing > 0 && (
        <li className={styles.missing} style={{ '--missing': missing }}>
          <span>{missing === 1 ? 'One more after your next game' : 'Two more after your next games'}</span>
        </li>
      )}
    </ol>
  );
}
