import type { RowEnds as Ends } from '@tallyho/game/minigames/slider-avatars-lobby/schema';
import styles from './RowEnds.module.css';

/** What the row goes from and to, in the theme's words, above it. */
export const RowEnds = ({ ends }: { readonly ends: Ends }) => (
  <p className={styles.ends}>
    <span>{ends.worst}</span>
    <span className={styles.line} aria-hidden="true" />
    <span>{ends.best}</span>
  </p>
);
