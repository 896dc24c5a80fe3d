import { limits } from '@tallyho/game/limits';
import { formatNumber } from '../../entities/preferences/format.ts';
import styles from './PlayerProfile.module.css';
import { usePlayerProfile } from './player-profile-api.ts';

/** How many games the user has played and won, and how many different titles they gave. Renders nothing before the first game. */
export function PlayerNumbers() {
  const { data } = usePlayerProfile();
  if (data === undefined || data.games === 0) return null;
  const { games, won, titles } = data;
  const numbers = [
    { count: games, what: games === 1 ? 'game' : 'games' },
    { count: won, what: 'won' },
    { count: titles.length, what: titles.length === 1 ? 'title' : 'titles' },
  ];
  return (
    <ul className={styles.numbers} aria-label="Your games in numbers">
      {numbers
        .filter(({ count }) => count > 0)
        .map(({ count, what }) => (
          <li key={what}>
            <strong>
              {formatNumber(count)}
              {count >= limits.profile.counted && '+'}
            </strong>{' '}
            {what}
          </li>
        ))}
    </ul>
  );
}
