import { useEffect, useState } from 'react';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import styles from './RotatingTip.module.css';
import { tips } from './tips.ts';

/** Length of a tick in milliseconds. The next tip is shown after 100 ticks. */
const tickMs = 50;
const ticksPerTip = 100;

/** Shows the tips in rotation. It pauses under the pointer, while it has the focus, and with reduced motion. */
export function RotatingTip() {
  const [index, setIndex] = useState(0);
  const [progress, setProgress] = useState(0);
  const [hover, setHover] = useState({ pointer: false, focus: false });
  const [isStatic] = useState(prefersReducedMotion);
  const paused = isStatic || hover.pointer || hover.focus;

  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setProgress((before) => before + 1), tickMs);
    return () => clearInterval(timer);
  }, [paused]);

  function show(next: number) {
    setIndex((next + tips.length) % tips.length);
    setProgress(0);
  }
  if (progress >= ticksPerTip) show(index + 1);

  const tip = tips[index];
  if (!tip) return null;
  return (
    <section
      className={styles.tip}
      aria-label="Tips"
      onPointerEnter={() => setHover((before) => ({ ...before, pointer: true }))}
      onPointerLeave={() => setHover((before) => ({ ...before, pointer: false }))}
      onFocus={() => setHover((before) => ({ ...before, focus: true }))}
      onBlur={() => setHover((before) => ({ ...before, focus: false }))}
    >
      <p className={styles.number} aria-hidden="true">
        {index + 1}
      </p>
      <div className={styles.text} key={index}>
        <h3>{tip.title}</h3>
        <p>{tip.text}</p>
      </div>
      <div className={styles.keys}>
        <IconButton
          icon="chevron-left"
          label="Previous tip"
          variant="plain"
          onClick={() => show(index - 1)}
        />
        <IconButton icon="chevron-right" label="Next tip" variant="plain" onClick={() => show(index + 1)} />
      </div>
      {!isStatic && (
        <progress
          className={styles.progress}
          max={ticksPerTip}
          value={Math.min(progress, ticksPerTip)}
          aria-label="Until the next tip"
        />
      )}
    </section>
  );
}
