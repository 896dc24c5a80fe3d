import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { moodAt } from '../../../minigames/faces/mood.ts';
import { turnOfValue } from '../../../minigames/slider/dial.ts';
import { nameWidth, widestWord } from '../../../minigames/slider/long-names.ts';
import { RimKeys } from '../../../minigames/slider/RimKeys.tsx';
import { haveRoomAround } from '../../../minigames/slider/rim-room.ts';
import turn from '../../../minigames/slider/TurnDial.module.css';
import { TurnDial } from '../../../minigames/slider/TurnDial.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
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

/** In em: wider names are in two lines. */
const oneLine = 6.5;

/** The needle of the result on the dial of the mini-game: the viewer turns it. A drag is sent when it ends, so that one drag is one guess. */
export function ValueGuess({ question, value, own, isLocked, onGuess }: ValueGuessProps) {
  useLocale();
  const { text, min, max, step, points } = question;
  const you = useCurrentPlayer();
  const viewer = useSeats().find(({ user }) => user === you);
  const seatOf = useSeatFinder();
  const isRoomy = useMedia('(width >= 700px) and (height >= 800px)');
  const areAround = isRoomy && haveRoomAround(points, 'card');
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const commit = useEffectEvent(() => {
    setDragged(null);
    if (input.current) onGuess(input.current.valueAsNumber);
  });
  useEffect(() => {
    const range = input.current;
    // React's change is every step of the input. The event of the browser is its end, and each step with the keyboard.
    range?.addEventListener('change', commit);
    return () => range?.removeEventListener('change', commit);
  }, []);
  const shown = dragged ?? value;
  const at = shown ?? (min + max) / 2;
  const shareAt = (place: number) => (place - min) / (max - min);
  const written = formatNumber(at, Number.isInteger(at) ? 0 : 1);
  const nearest = shown === null ? undefined : Math.round(shareAt(at) * (points.length - 1));
  const point = nearest === undefined ? undefined : points[nearest];
  const word = point?.name ?? 'Slide to guess';
  const names = <RimKeys points={points} chosen={nearest} isList={!areAround} />;

  function turnTo(next: number, isEnd: boolean) {
    const steps = Math.round((next - min) / step);
    // The steps are parts of one: a product of them can be a little off.
    const stepped = min + steps / Math.round(1 / step);
    setDragged(isEnd ? null : stepped);
    if (isEnd) onGuess(stepped);
  }

  return (
    <div
      className={styles.value}
      data-touched={shown !== null}
      data-around={areAround}
      data-long={points.some(({ name }) => nameWidth(name) > oneLine)}
      style={{ '--turn': `${turnOfValue(at)}deg` }}
    >
      <div className={styles.box}>
        <TurnDial
          points={points}
          lit={nearest ?? null}
          value={at}
          disabled={isLocked}
          onRate={turnTo}
          onCancel={() => setDragged(null)}
        >
          {/* Screen readers have the own answer above. */}
          {own !== null && viewer && (
            <span className={styles.own} style={{ '--turn': `${turnOfValue(own)}deg` }} aria-hidden="true">
              <PlayerFace
                avatar={viewer.avatar}
                seat={seatOf(you)}
                size="stage"
                expression={moodAt(shareAt(own))}
              />
            </span>
          )}
          <svg className={styles.needle} viewBox="0 0 20 106" aria-hidden="true">
            <path d="M6.5 106 8.2 14H5L10 1l5 13h-3.2L13.5 106z" />
          </svg>
          <input
            ref={input}
            type="range"
            className={turn.range}
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
          <span className={turn.knob} aria-hidden="true">
            <span className={styles.grip} data-untouched={shown === null}>
              {shown === null && '?'}
            </span>
          </span>
        </TurnDial>
        <p
          className={styles.hub}
          style={{ '--word': widestWord([{ name: word }]), '--area': Math.sqrt(nameWidth(word)) }}
          dir="auto"
          aria-hidden="true"
        >
          <strong>{word}</strong>
          {point && (
            <small>
              {written} of {formatNumber(max, 0)}
            </small>
          )}
        </p>
        {areAround ? (
          names
        ) : (
          <p className={turn.ends} aria-hidden="true">
            <b>{formatNumber(min)}</b>
            <b>{formatNumber(max)}</b>
          </p>
        )}
      </div>
      {!areAround && <div className={styles.names}>{names}</div>}
    </div>
  );
}
