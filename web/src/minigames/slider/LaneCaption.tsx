import styles from './LaneCaption.module.css';
import { atWidth } from './swarm.ts';

interface LaneCaptionProps {
  readonly children: string;
  /** What follows where there is room. */
  readonly more?: string;
}

/**
 * The name of a lane, above its start; behind the needle where the needle would cross it. Hidden from screen readers, because the
 * lists have names.
 */
export function LaneCaption({ children, more = '' }: LaneCaptionProps) {
  const long = children.length + more.length;
  return (
    <p
      className={styles.caption}
      style={{ '--letters': atWidth({ narrow: children.length, middle: long, wide: long }) }}
      aria-hidden="true"
    >
      {children}
      {more && <span> {more}</span>}
    </p>
  );
}
