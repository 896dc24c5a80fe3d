import styles from './DemoStage.module.css';

/** A line that explains how to play the demo. */
export function DemoHint() {
  return (
    <p className={styles.hint}>
      <span>Drag one into a tier, or press the tier.</span>
    </p>
  );
}
