import type { Favourite } from '@tallyho/game/awards/favourites';
import { moreOnTopText } from '@tallyho/game/awards/score-words';
import { ranked } from '@tallyho/game/minigames/ranking';
import { ItemPicture } from '../../../minigames/faces/ItemPicture.tsx';
import styles from './Favourites.module.css';
import { GamePodium } from './GamePodium.tsx';

interface FavouritesProps {
  /** Best first, at most three. */
  readonly best: readonly Favourite[];
  /** How many more items share the first place. */
  readonly more: number;
  /** The best rank that has risen; null: the final state. */
  readonly rising: number | null;
}

/** The podium of a game without lobby games, and so without a winner: the group's favourite items. */
export function Favourites({ best, more, rising }: FavouritesProps) {
  const favourites = ranked([...best], ({ share }) => share);
  if (favourites.length === 0) return null;
  const games = new Set(favourites.map(({ game }) => game)).size;
  return (
    <section className={styles.favourites} aria-labelledby="favourites">
      <h2 id="favourites" tabIndex={-1}>
        What the group loved
      </h2>
      {games === 1 && <p>{favourites[0]?.game}</p>}
      <GamePodium
        label="Favourites"
        rising={rising}
        entries={favourites.map(({ item, game, share, rank }) => ({
          id: `${game}/${item.id}`,
          rank,
          name: item.alt,
          amount: `${Math.round(share * 100)}%`,
          picture: item.url !== null && (
            <span className={styles.picture}>
              <ItemPicture item={item} decorative />
            </span>
          ),
          ...(games > 1 && { caption: game }),
        }))}
      />
      {more > 0 && <p>{moreOnTopText(more)}</p>}
    </section>
  );
}
