import type { AnswerState } from '@tallyho/game/protocol/answer-state';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { PlayingStageView } from '../base/playing-stage.ts';
import { useSecondsLeft } from '../base/playing-stage.ts';
import { clockText } from '../base/server-clock.ts';
import styles from './AnswerTimer.module.css';

/** Seconds left from which the timer is shown as urgent. */
const urgent = 10;
/** Seconds left at which screen readers announce the time. */
const spokenAt = [30, urgent];

/** The answer timer: a bar that empties, by the server's clock. Without a running timer only the live region is rendered. */
export function AnswerTimer({ stage }: { readonly stage: PlayingStageView }) {
  const left = useSecondsLeft(stage);
  const spoken = useSpoken(left, stage.closedBy?.username ?? null);
  return (
    <>
      {left !== null && <TimeBar left={left} stage={stage} hint={hintFor(stage.yours?.state ?? null)} />}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}

/** Returns the text for screen readers: when a timer starts during the round, at 30 s, at 10 s and at the end. */
function useSpoken(left: number | null, closedBy: string | null): string {
  const [spoken, setSpoken] = useState('');
  const before = useRef(left);
  useEffect(() => {
    const starts = before.current === null && left !== null;
    before.current = left;
    if (left === 0) setSpoken(closedBy ? `${closedBy} ended the round` : 'Time is up');
    else if (left !== null && (starts || spokenAt.includes(left)))
      setSpoken(`${left} seconds left to answer`);
    else if (left === null) setSpoken('');
  }, [left, closedBy]);
  return spoken;
}

interface TimeBarProps {
  /** Whole seconds. */
  readonly left: number;
  readonly stage: PlayingStageView;
  readonly hint: ReactNode;
}

/** The seconds that are left and a bar that empties. */
export function TimeBar({ left, stage, hint }: TimeBarProps) {
  const total = totalOf(stage);
  // A time that is short from the beginning is not more urgent at its end.
  const isUrgent = left <= urgent && total > urgent;
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

/** Total time of the answer timer in seconds. */
const totalOf = ({ answersDueAt, clockStartedAt }: PlayingStageView): number =>
  ((answersDueAt ?? 0) - (clockStartedAt ?? 0)) / 1000;

function hintFor(state: AnswerState | null): string | null {
  if (state === 'locked') return 'When time is up, your answer counts.';
  return state === 'editing' ? 'What is placed when time is up counts.' : null;
}
