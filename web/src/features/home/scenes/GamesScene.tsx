import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import styles from './GamesScene.module.css';

/** Three tiers: letter, color, and the colors of their items. */
const tiers = [
  { letter: 'S', color: 'var(--tier-1)', chips: ['var(--player-2)', 'var(--player-3)'] },
  {
    letter: 'A',
    color: 'var(--tier-2)',
    chips: ['var(--player-1)', 'var(--player-4)', 'var(--player-6)'],
  },
  { letter: 'B', color: 'var(--tier-4)', chips: ['var(--player-7)'] },
];

/** Small drawings of four kinds of mini-games. */
export function GamesScene() {
  return (
    <div className={styles.games}>
      <span className={styles.tiers}>
        {tiers.map(({ letter, color, chips }) => (
          <span key={letter} className={styles.tier}>
            <b className={styles.letter} style={{ background: color }}>
              {letter}
            </b>
            {chips.map((chip) => (
              <span key={chip} className={styles.chip} style={{ background: chip }} />
            ))}
          </span>
        ))}
      </span>
      <span className={styles.rating}>
        <b className={styles.number}>73</b>
        <span className={styles.track} />
      </span>
      <span className={styles.row}>
        {[7, 2, 4].map((avatar) => (
          <Avatar key={avatar} avatar={avatar} size="xs" />
        ))}
      </span>
      <span className={styles.sides}>
        <span className={styles.side}>Cats</span>
        <span className={styles.side}>Dogs</span>
      </span>
    </div>
  );
}
