import styles from './CountBadge.module.css';

interface CountBadgeProps {
  readonly count: number;
  /** False: a new number appears without an animation. */
  readonly isAnimated?: boolean;
}

/**
 * A number at the corner of the element before it, up to 99+; renders nothing for 0. The parent is positioned. Hidden from
 * screen readers: the label of the control contains the number.
 */
export function CountBadge({ count, isAnimated = true }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span key={count} className={styles.badge} data-animated={isAnimated} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
