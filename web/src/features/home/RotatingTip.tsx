import { useState } from 'react';
import { screenTimings } from '../../shared/screen-timings.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import styles from './RotatingTip.module.css';
import { tips } from './tips.ts';

/** Steps in which the bar fills. */
const ticks = 100;

/**
 * Shows the tips in rotation, each for `screenTimings.tip`. It pauses under a mouse pointer and while it has the focus, and does
 * not rotate with reduced motion. The bar's animation is the timer, so nothing runs on the main thread between two tips.
 */
export function RotatingTip() {
  const [index, setIndex] = useState(0);
  const [isStatic, setStatic] = useState(prefersReducedMotion);

  const show = (next: number) => setIndex((next + tips.length) % tips.length);
  function onBarFull() {
    // The setting may have changed since the page was opened. It makes the animation end immediately.
    if (prefersReducedMotion()) setStatic(true);
    else show(index + 1);
  }

  const tip = tips[index];
  if (!tip) return null;
  return (
    <section className={styles.tip} aria-label="Tips">
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
        <div className={styles.bar} aria-hidden="true" onAnimationEnd={onBarFull}>
          <div
            key={index}
            className={styles.progress}
            style={{ '--length': `${screenTimings.tip}ms`, '--ticks': ticks }}
          />
        </div>
      )}
    </section>
  );
}
