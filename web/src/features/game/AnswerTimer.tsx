import { useEffect, useRef, useState } from 'react';
import { feel } from '../../feedback/feel.ts';
import { useView } from '../../net/room-hooks.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AnswerTimer.module.css';
import { clockText, useSecondsUntil } from './server-clock.ts';
import type { PlayingStage } from './stages.ts';

/** From here on it is urgent, in seconds. */
const urgent = 10;
/** From here on every second is heard, in seconds. */
const heardFrom = 5;
/** When screen readers hear of it, in seconds left. */
const spokenAt = [30, urgent];

/** How long a round may still take: a bar that empties, by the server's clock. Nothing but a live region while no timer runs. */
export function AnswerTimer({ stage }: { readonly stage: PlayingStage }) {
  const { answersDueAt } = stage;
  const seconds = useSecondsUntil(answersDueAt ?? 0);
  const left = answersDueAt === null ? null : seconds;
  const spoken = useSpoken(left);
  const isYourTurn = stage.yours !== null && stage.yours.code !== 2;
  useEffect(() => {
    if (isYourTurn && left !== null && left > 0 && left <= heardFrom) feel('tick');
  }, [left, isYourTurn]);
  return (
    <>
      {left !== null && <Clock left={left} stage={stage} />}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}

/** What is said aloud: a clock that starts during the round, the last half minute, the last ten seconds, the end. */
function useSpoken(left: number | null): string {
  const [spoken, setSpoken] = useState('');
  const before = useRef(left);
  useEffect(() => {
    const starts = before.current === null && left !== null;
    before.current = left;
    if (left === 0) setSpoken('Time is up');
    else if (left !== null && (starts || spokenAt.includes(left)))
      setSpoken(`${left} seconds left to answer`);
    else if (left === null) setSpoken('');
  }, [left]);
  return spoken;
}

function Clock({ left, stage }: { readonly left: number; readonly stage: PlayingStage }) {
  const total = useTotal(stage, left);
  const isUrgent = left <= urgent;
  const hint = hintFor(stage.yours?.code ?? null, isUrgent);
  return (
    <div className={styles.timer} data-urgent={isUrgent}>
      <span className={styles.clock} role="timer" aria-label={`${left} seconds left to answer`}>
        <Icon name="clock" />
        <span aria-hidden="true">{clockText(left)}</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.left} style={{ scale: `${total > 0 ? left / total : 0} 1` }} />
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}

/** Seconds from which the clock counts down. The rule may have changed since it started. */
function useTotal({ answersDueAt, startedAt }: PlayingStage, left: number): number {
  const timer = useView(({ room }) => room.rules.answerTimer);
  const sinceStart = ((answersDueAt ?? startedAt) - startedAt) / 1000;
  return Math.max(left, timer.mode === 'soft' ? Math.min(timer.seconds, sinceStart) : sinceStart);
}

function hintFor(code: 0 | 1 | 2 | null, isUrgent: boolean): string | null {
  if (code === 1) return 'When time is up, your locked answer counts.';
  return code === 0 && isUrgent ? 'Only a locked answer counts.' : null;
}
