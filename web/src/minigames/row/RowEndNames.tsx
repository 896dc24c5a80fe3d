import styles from './RowEndNames.module.css';

interface RowEndNamesProps {
  readonly first: string;
  readonly last: string;
  /** Larger in wide windows, above a result. */
  readonly isLarge?: boolean;
  /** Above the arrow, which is then as long as the row. */
  readonly isAbove?: boolean;
}

/** The names of the two ends above the row, from the theme. */
export const RowEndNames = ({ first, last, isLarge = false, isAbove = false }: RowEndNamesProps) => (
  <p className={styles.ends} data-large={isLarge} data-above={isAbove}>
    <span>{first}</span>
    <span className={styles.line} aria-hidden="true" />
    <span>{last}</span>
  </p>
);
