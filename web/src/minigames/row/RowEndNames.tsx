import styles from './RowEndNames.module.css';

interface RowEndNamesProps {
  readonly first: string;
  readonly last: string;
  /** Larger in wide windows, above a result. */
  readonly isLarge?: boolean;
}

/** The names of the two ends above the row, from the theme. */
export const RowEndNames = ({ first, last, isLarge = false }: RowEndNamesProps) => (
  <p className={styles.ends} data-large={isLarge}>
    <span>{first}</span>
    <span className={styles.line} aria-hidden="true" />
    <span>{last}</span>
  </p>
);
