import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import styles from './ValueGuess.module.css';

interface ValueGuessProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly value: number | null;
  readonly onGuess: (value: number) => void;
}

/** A native range input. A drag is sent when it ends, so that one drag is one guess. */
export function ValueGuess({ question, value, onGuess }: ValueGuessProps) {
  useLocale();
  const { text, min, max, step, low, high } = question;
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const commit = useEffectEvent(() => {
    setDragged(null);
    if (input.current) onGuess(input.current.valueAsNumber);
  });
  useEffect(() => {
    const range = input.current;
    // React's change is every step of the drag. The event of the browser is its end, and each step with the keyboard.
    range?.addEventListener('change', commit);
    return () => range?.removeEventListener('change', commit);
  }, []);
  const shown = dragged ?? value;
  const at = shown ?? (min + max) / 2;
  const written = formatNumber(at, Number.isInteger(at) ? 0 : 1);
  return (
    <div
      className={styles.value}
      data-touched={shown !== null}
      style={{ '--share': (at - min) / (max - min) }}
    >
      <div className={styles.track}>
        <input
          ref={input}
          type="range"
          className={styles.range}
          aria-label={text}
          aria-valuetext={shown === null ? 'No guess yet' : written}
          min={min}
          max={max}
          step={step}
          value={at}
          onChange={(event) => setDragged(event.target.valueAsNumber)}
          // A press in the middle changes nothing, but is a guess, too.
          onClick={() => value === null && commit()}
        />
        <span className={styles.knob} aria-hidden="true">
          {shown === null ? '?' : written}
        </span>
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </div>
  );
}
