import { limits } from '@tallyho/game/limits';
import { listed } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import styles from './PlayerProfile.module.css';
import { usePlayerProfile } from './player-profile-api.ts';

const numberText = (count: number): string =>
  `${formatNumber(count)}${count >= limits.profile.counted ? '+' : ''}`;

/** How many games the user has played and won, and how many different titles they gave. Renders nothing before the first game. */
export function PlayerNumbers() {
  const { data } = usePlayerProfile();
  if (data === undefined || data.games === 0) return null;
  const { games, won, titles } = data;
  const parts = [
    `played ${numberText(games)} ${games === 1 ? 'game' : 'games'}`,
    ...(won > 0 ? [`won ${numberText(won)}`] : []),
    ...(titles.length > 0
      ? [`earned ${numberText(titles.length)} ${titles.length === 1 ? 'title' : 'titles'}`]
      : []),
  ];
  return <p className={styles.numbers}>You have {listed(parts)}.</p>;
}
