import type { GameNight } from '@tallyho/game/people/game-nights';
import { listed } from '@tallyho/game/text';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import styles from './NightPodium.module.css';

const ranks = [1, 2, 3, 4] as const;

/** Returns the players with a place, among them the last one of four, who is not on the podium of the API. */
function placedOf({ players, podium, place }: GameNight): GameNight['podium'] {
  const rest = [...players];
  for (const { username, avatar, isYou } of podium) {
    const index = rest.findIndex(
      (one) => one.username === username && one.avatar === avatar && one.isYou === isYou,
    );
    if (index >= 0) rest.splice(index, 1);
  }
  const [last, ...others] = rest;
  return last && others.length === 0 && podium.length === 3 && place?.of === 4
    ? [...podium, { ...last, rank: 4 }]
    : podium;
}

/** The three best players of a game night on a small podium, beside it the last one of four. Players with equal points share a step. */
export function NightPodium({ night }: { readonly night: GameNight }) {
  const players = placedOf(night);
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
                <Avatar key={`${index} ${username}`} avatar={avatar} size="stage" />
              ))}
            </span>
            <span className={styles.step}>{rank}</span>
            <span className={styles.name}>
              <BreakableName name={listed(shared.map(({ username, isYou }) => (isYou ? 'You' : username)))} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
