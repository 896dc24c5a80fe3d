import styles from './DemoStage.module.css';

/** How the demo is played, in one line. */
export function DemoHint() {
  return (
    <p className={styles.hint}>
      <span>
        <strong>Your turn.</strong> Drag one into a tier, or press the tier.
      </span>
    </p>
  );
}
