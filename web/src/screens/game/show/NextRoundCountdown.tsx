import { endOfShow } from '@tallyho/game/show/show';
import { useState } from 'react';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import { Countdown } from '../../../shared/ui/layout/Countdown.tsx';
import { serverNow, useSecondsUntil } from '../base/server-clock.ts';
import type { ResultsStage } from './use-show.ts';

/** The countdown to the next round, by the server's clock. A separate component, so that only it renders every second. */
export function NextRoundCountdown({
  stage: { show, deadlineAt },
  label,
}: {
  readonly stage: ResultsStage;
  readonly label: string;
}) {
  const room = useRoom();
  const seconds = useSecondsUntil(deadlineAt);
  // The countdown follows the show. Without a show the ring is full when it is first rendered.
  const [startedAt] = useState(() => (show ? endOfShow(show) : serverNow(room)));
  const total = Math.max(1, Math.ceil((deadlineAt - startedAt) / 1000));
  return <Countdown seconds={seconds} total={total} label={label} size="sm" />;
}
