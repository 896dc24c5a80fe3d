import type { RowEnds as Ends } from '@tallyho/game/minigames/slider-avatars-lobby/schema';
import styles from './RowEnds.module.css';

/** The names of the two ends above the row, from the theme. */
export const RowEnds = ({ ends }: { readonly ends: Ends }) => (
  <p className={styles.ends}>
    <span>{ends.worst}</span>
    <span className={styles.line} aria-hidden="true" />
    <span>{ends.best}</span>
  </p>
);
