import styles from './BestBadge.module.css';

/** Marks the guess with the most points. */
export const BestBadge = () => <span className={styles.badge}>Best guess</span>;
