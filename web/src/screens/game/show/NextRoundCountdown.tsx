import { endOfShow } from '@tallyho/game/show/show';
import { useState } from 'react';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import { Countdown } from '../../../shared/ui/layout/Countdown.tsx';
import { serverNow, useSecondsUntil } from '../base/server-clock.ts';
import styles from './NextRoundCountdown.module.css';
import type { ResultsStage } from './use-show.ts';

interface NextRoundCountdownProps {
  readonly stage: ResultsStage;
  /** What starts at zero. */
  readonly label: string;
  /** False where a text beside it says what is counted. */
  readonly hasWords: boolean;
}

/** The countdown to the next round, by the server's clock. A separate component, so that only it renders every second. */
export function NextRoundCountdown({
  stage: { show, deadlineAt },
  label,
  hasWords,
}: NextRoundCountdownProps) {
  const room = useRoom();
  const seconds = useSecondsUntil(deadlineAt);
  // The countdown follows the show. Without a show the ring is full when it is first rendered.
  const [startedAt] = useState(() => (show ? endOfShow(show) : serverNow(room)));
  const total = Math.max(1, Math.ceil((deadlineAt - startedAt) / 1000));
  return (
    <div className={styles.next} data-over={seconds === 0}>
      <Countdown seconds={seconds} total={total} label={label} size="sm" />
      {hasWords && (
        // The timer has the same name.
        <span className={styles.words} aria-hidden="true">
          {label}
        </span>
      )}
    </div>
  );
}
