import styles from './Coin.module.css';

interface CoinProps {
  /** The side for which it decides: the arrow on it points there. */
  readonly side: 'left' | 'right';
}

/** The coin that decides a tie. It turns, then lies with its arrow towards the winner. Hidden from screen readers. */
export const Coin = ({ side }: CoinProps) => (
  <span className={styles.coin} data-side={side}>
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.rim} cx="24" cy="24" r="21" />
      <circle className={styles.inside} cx="24" cy="24" r="15" />
      <path className={styles.arrow} d="M31 24H17.5M23 17.5 16.5 24 23 30.5" />
    </svg>
  </span>
);
