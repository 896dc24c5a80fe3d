import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { Axis } from '../../../minigames/slider/Axis.tsx';
import { PointKeys } from '../../../minigames/slider/PointKeys.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import styles from './ValueGuess.module.css';

interface ValueGuessProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly value: number | null;
  /** The room has stored the value. */
  readonly isSaved: boolean;
  readonly onGuess: (value: number) => void;
}

/** A longer name takes two lines above the knob on a phone. */
const oneLine = 22;

/**
 * A native range input on the line of the mini-game. Above the knob stands the name of the nearest point. A drag is sent when it ends, so that one drag is one guess.
 */
export function ValueGuess({ question, value, isSaved, onGuess }: ValueGuessProps) {
  useLocale();
  const { text, min, max, step, points } = question;
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
  const share = (at - min) / (max - min);
  const written = formatNumber(at, Number.isInteger(at) ? 0 : 1);
  const nearest = shown === null ? undefined : Math.round(share * (points.length - 1));
  const point = nearest === undefined ? undefined : points[nearest];
  return (
    <div
      className={styles.value}
      data-touched={shown !== null}
      // The parts of the line have no room for a name each.
      data-crowded={points.length > 6}
      data-long={points.some(({ name }) => name.length > oneLine)}
      style={{
        '--share': share,
        '--count': points.length,
      }}
    >
      <p className={styles.nearest} dir="auto" aria-hidden="true">
        {point ? point.name : 'Slide to guess'}
      </p>
      <div className={styles.track}>
        <Axis points={points} />
        <input
          ref={input}
          type="range"
          className={styles.range}
          aria-label={text}
          aria-valuetext={point ? `${written}, ${point.name}` : 'No guess yet'}
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
          {isSaved && dragged === null && (
            <span className={styles.saved}>
              <Icon name="check" />
            </span>
          )}
        </span>
      </div>
      <PointKeys points={points} chosen={nearest} />
    </div>
  );
}
