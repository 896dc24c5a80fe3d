import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { clockText } from '../frame/server-clock.ts';
import type { PlayingStage } from '../frame/stages.ts';
import styles from './AnswerTimer.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

/** From here on it is urgent, in seconds. */
const urgent = 10;
/** When screen readers hear of it, in seconds left. */
const spokenAt = [30, urgent];

/** How long a round may still take: a bar that empties, by the server's clock. Nothing but a live region while no timer runs. */
export function AnswerTimer({ stage }: { readonly stage: PlayingStage }) {
  const left = useSecondsLeft(stage);
  const spoken = useSpoken(left);
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
  const total = totalOf(stage);
  const isUrgent = left <= urgent;
  const hint = hintFor(stage.yours?.code ?? null);
  return (
    <div className={styles.timer} data-urgent={isUrgent}>
      <span className={styles.clock} role="timer" aria-label={`${left} seconds left to answer`}>
        <Icon name="clock" />
        <span aria-hidden="true">{clockText(left)}</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.left} style={{ scale: `${total > 0 ? Math.min(1, left / total) : 0} 1` }} />
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}

/** Seconds from which the clock counts down. */
const totalOf = ({ answersDueAt, clockStartedAt }: PlayingStage): number =>
  ((answersDueAt ?? 0) - (clockStartedAt ?? 0)) / 1000;

function hintFor(code: 0 | 1 | 2 | null): string | null {
  if (code === 1) return 'When time is up, your locked answer counts.';
  return code === 0 ? 'What is placed when time is up counts.' : null;
}
