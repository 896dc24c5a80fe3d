import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './LaunchProgress.module.css';

/** Shown progress in percent; a constant. */
const progress = 80;
const bars = 10;

/** Progress until the launch: ten bars, eight of them filled, and an avatar on the ninth. */
export function LaunchProgress() {
  const done = (progress / 100) * bars;
  return (
    <div className={styles.progress}>
      <p className={styles.text} id="launch-progress">
        <span>Getting the table ready</span>
        <strong>{progress}%</strong>
      </p>
      <div
        className={styles.bars}
        role="progressbar"
        aria-labelledby="launch-progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
      >
        {Array.from({ length: bars }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
            key={index}
            className={styles.bar}
            style={index < done ? { background: `var(--tier-${index + 1})` } : undefined}
          >
            {index === done && <Avatar avatar={2} size="md" />}
          </span>
        ))}
      </div>
    </div>
  );
}
