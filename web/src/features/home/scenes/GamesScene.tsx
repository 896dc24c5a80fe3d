import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import { drawnTiers } from '../../../shared/ui/styles/drawn-tiers.ts';
import styles from './GamesScene.module.css';

/** The colors of the items in three tiers. */
const tiers = [
  ['var(--player-2)', 'var(--player-3)'],
  ['var(--player-1)', 'var(--player-4)', 'var(--player-6)'],
  ['var(--player-7)'],
];

/** Small drawings of four kinds of mini-games. */
export function GamesScene() {
  return (
    <div className={styles.games}>
      <span className={styles.tiers}>
        {tiers.map((chips, tier) => (
          <span key={chips[0]} className={styles.tier}>
            <span className={styles.label} style={{ background: drawnTiers[tier] }} />
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
