import type { AnswerState } from '@tallyho/game/protocol/answer-state';
import { useEffect, useEffectEvent, useState } from 'react';
import { screenTimings } from '../../../shared/screen-timings.ts';

/** From the lock until the answer is sent. */
export const sendsAfter = screenTimings.sending / 1_000;

interface SendCountdown {
  readonly state: AnswerState;
  /** False ends the countdown. */
  readonly canSend: boolean;
  readonly onEnd: () => void;
}

/**
 * Returns the seconds until a locked answer is sent without another press; null: it waits for one. The countdown starts when this page sees the
 * lock. It does not start again after a reload, a lost connection, a pause or a refusal: then the player decides.
 */
export function useSendCountdown({ state, canSend, onEnd }: SendCountdown): number | null {
  const [lastState, setLastState] = useState(state);
  const [isCounting, setCounting] = useState(false);
  const [left, setLeft] = useState(sendsAfter);
  if (state !== lastState) {
    setLastState(state);
    setCounting(lastState === 'editing' && state === 'locked' && canSend);
    setLeft(sendsAfter);
  } else if (isCounting && !canSend) setCounting(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isCounting) return;
    let seconds = sendsAfter;
    const timer = setInterval(() => {
      seconds -= 1;
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end();
    }, 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return isCounting ? left : null;
}
