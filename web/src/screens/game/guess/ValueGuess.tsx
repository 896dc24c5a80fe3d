import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { moodAt } from '../../../minigames/faces/mood.ts';
import { Axis } from '../../../minigames/slider/Axis.tsx';
import { Knob } from '../../../minigames/slider/Knob.tsx';
import { PointKeys } from '../../../minigames/slider/PointKeys.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { useSeatFinder } from '../base/use-seat-finder.ts';
import styles from './ValueGuess.module.css';

interface ValueGuessProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly value: number | null;
  /** The own answer, at which the viewer's face stands. */
  readonly own: number | null;
  readonly isLocked: boolean;
  readonly onGuess: (value: number) => void;
}

/** A longer name takes two lines above the knob on a phone. */
const oneLine = 22;

/**
 * A native range input on the line of the mini-game, with a hollow knob, on which a needle carries the name of the nearest point. A drag is sent when it ends, so that one drag is one guess.
 */
export function ValueGuess({ question, value, own, isLocked, onGuess }: ValueGuessProps) {
  useLocale();
  const { text, min, max, step, points } = question;
  const you = useCurrentPlayer();
  const viewer = useSeats().find(({ user }) => user === you);
  const seatOf = useSeatFinder();
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
  const shareAt = (place: number) => (place - min) / (max - min);
  const share = shareAt(at);
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
        {point ? (
          <>
            {point.name}{' '}
            <small>
              {written} of {formatNumber(max, 0)}
            </small>
          </>
        ) : (
          'Slide to guess'
        )}
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
          disabled={isLocked}
          value={at}
          onChange={(event) => setDragged(event.target.valueAsNumber)}
          // A press in the middle changes nothing, but is a guess, too.
          onClick={() => value === null && commit()}
        />
        {/* Screen readers have the own answer above. */}
        {own !== null && viewer && (
          <span className={styles.own} style={{ '--share': shareAt(own) }} aria-hidden="true">
            <PlayerFace
              avatar={viewer.avatar}
              seat={seatOf(you)}
              size="stage"
              expression={moodAt(shareAt(own))}
            />
          </span>
        )}
        <span className={styles.needle} aria-hidden="true" />
        <Knob written={shown === null ? '?' : undefined} isUntouched={shown === null} isHollow />
      </div>
      <PointKeys points={points} chosen={nearest} />
    </div>
  );
}
