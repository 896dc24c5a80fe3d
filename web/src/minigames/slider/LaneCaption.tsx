import styles from './LaneCaption.module.css';

/**
 * The name of a lane, above its start; behind the needle where the needle would cross it. Hidden from screen readers, because the
 * lists have names.
 */
export const LaneCaption = ({ children }: { readonly children: string }) => (
  <p className={styles.caption} style={{ '--letters': children.length }} aria-hidden="true">
    {children}
  </p>
);
