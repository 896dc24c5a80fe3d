import type { GameNight } from '@tallyho/game/people/game-nights';
import { listed } from '@tallyho/game/text';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './NightPodium.module.css';

const ranks = [1, 2, 3] as const;

/** The three best players of a game night on a small podium. Players with equal points share a step. */
export function NightPodium({ players }: { readonly players: GameNight['podium'] }) {
  return (
    <ol className={styles.podium} aria-label="Podium">
      {ranks.map((rank) => {
        const shared = players.filter((player) => player.rank === rank);
        if (shared.length === 0) return null;
        return (
          <li key={rank} data-rank={rank}>
            <span className={styles.faces}>
              {shared.map(({ username, avatar }, index) => (
                // Several may be called "Deleted player", and the list never changes.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Avatar key={`${index} ${username}`} avatar={avatar} size="md" />
              ))}
            </span>
            <span className={styles.step}>{rank}</span>
            <span className={styles.name}>
              {listed(shared.map(({ username, isYou }) => (isYou ? 'You' : username)))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
