import type { RowEnds } from '@tallyho/game/minigames/slider-avatars-lobby/schema';
import styles from './RowEndNames.module.css';

/** The names of the two ends above the row, from the theme. */
export const RowEndNames = ({ ends }: { readonly ends: RowEnds }) => (
  <p className={styles.ends}>
    <span>{ends.worst}</span>
    <span className={styles.line} aria-hidden="true" />
    <span>{ends.best}</span>
  </p>
);
