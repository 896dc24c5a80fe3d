import { limits } from '@tallyho/game/limits';
import { formatNumber } from '../../entities/preferences/format.ts';
import styles from './PlayerProfile.module.css';
import { usePlayerProfile } from './player-profile-api.ts';

/** How many games the user has played and won, and how many different titles they gave. Renders nothing before the first game. */
export function PlayerNumbers() {
  const { data } = usePlayerProfile();
  if (data === undefined || data.games === 0) return null;
  const { games, won, titles } = data;
  const isMore = games >= limits.profile.counted;
  const numbers = [
    [`${formatNumber(games)}${isMore ? '+' : ''}`, games === 1 ? 'game' : 'games'],
    [formatNumber(won), 'won'],
    [formatNumber(titles.length), titles.length === 1 ? 'title' : 'titles'],
  ] as const;
  return (
    <ul className={styles.numbers} aria-label="Your games in numbers">
      {numbers.map(([number, what]) => (
        <li key={what}>
          <strong>{number}</strong> {what}
        </li>
      ))}
    </ul>
  );
}
