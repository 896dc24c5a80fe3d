import { classNames } from '../styles/class-names.ts';
import styles from './Countdown.module.css';

interface CountdownProps {
  /** Remaining whole seconds. The parent updates the value. */
  readonly seconds: number;
  /** Seconds at the start. */
  readonly total: number;
  /** What happens at zero, for example "Next round". Announced with the number. */
  readonly label: string;
  readonly size?: 'sm' | 'md';
}

/**
 * A ring around the remaining seconds that empties as they pass; it changes to a warm color in the last five seconds. It moves
 * once a second: browsers animate it only by painting every frame.
 */
export function Countdown({ seconds, total, label, size = 'md' }: CountdownProps) {
  const left = Math.max(0, Math.min(seconds, total));
  return (
    <div
      role="timer"
      aria-label={`${label} in ${left} seconds`}
      className={classNames(styles.countdown, styles[size], left <= 5 && styles.soon)}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle className={styles.track} cx="22" cy="22" r="18" />
        <circle
          className={styles.left}
          cx="22"
          cy="22"
          r="18"
          pathLength={1}
          strokeDasharray={1}
          strokeDashoffset={total > 0 ? 1 - left / total : 1}
        />
      </svg>
      <span aria-hidden="true" key={left <= 5 ? left : 'calm'}>
        {left}
        {size === 'sm' && <small>s</small>}
      </span>
    </div>
  );
}
