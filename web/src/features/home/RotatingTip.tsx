import { useEffect, useState } from 'react';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import styles from './RotatingTip.module.css';
import { tips } from './tips.ts';

/** One tick, in milliseconds; the next tip comes after 100. */
const tickMs = 50;
const fullAt = 100;

/** Tips in turn. They wait while somebody reads: under the pointer, with the focus, and where movement is off. */
export function RotatingTip() {
  const [at, setAt] = useState(0);
  const [progress, setProgress] = useState(0);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [still] = useState(prefersReducedMotion);
  const paused = still || held.pointer || held.focus;

  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setProgress((before) => before + 1), tickMs);
    return () => clearInterval(timer);
  }, [paused]);

  function show(index: number) {
    setAt((index + tips.length) % tips.length);
    setProgress(0);
  }
  if (progress >= fullAt) show(at + 1);

  const tip = tips[at];
  if (!tip) return null;
  return (
    <section
      className={styles.tip}
      aria-label="Tips"
      onPointerEnter={() => setHeld((before) => ({ ...before, pointer: true }))}
      onPointerLeave={() => setHeld((before) => ({ ...before, pointer: false }))}
      onFocus={() => setHeld((before) => ({ ...before, focus: true }))}
      onBlur={() => setHeld((before) => ({ ...before, focus: false }))}
    >
      <p className={styles.number} aria-hidden="true">
        {at + 1}
      </p>
      <div className={styles.words} key={at}>
        <h3>{tip.title}</h3>
        <p>{tip.text}</p>
      </div>
      <div className={styles.keys}>
        <IconButton icon="chevron-left" label="Previous tip" variant="plain" onClick={() => show(at - 1)} />
        <IconButton icon="chevron-right" label="Next tip" variant="plain" onClick={() => show(at + 1)} />
      </div>
      {!still && (
        <progress
          className={styles.progress}
          max={fullAt}
          value={Math.min(progress, fullAt)}
          aria-label="Until the next tip"
        />
      )}
    </section>
  );
}
