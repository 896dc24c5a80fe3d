import styles from './RowEndNames.module.css';

interface RowEndNamesProps {
  readonly first: string;
  readonly last: string;
}

/** The names of the two ends above the row, from the theme. */
export const RowEndNames = ({ first, last }: RowEndNamesProps) => (
  <p className={styles.ends}>
    <span>{first}</span>
    <span className={styles.line} aria-hidden="true" />
    <span>{last}</span>
  </p>
);
