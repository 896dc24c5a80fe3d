import styles from './medals.module.css';

const medals = [styles.gold, styles.silver, styles.bronze];

/** Returns the class that sets `--metal` and `--on-metal`, its paint and that of the text on it; undefined: a place without a medal. */
export const medalOf = (rank: number): string | undefined => medals[rank - 1];
