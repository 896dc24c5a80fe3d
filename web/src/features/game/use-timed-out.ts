import type { StageView } from '@tallyho/game/room/view';
import { useEffect, useRef, useState } from 'react';
import { useRoom, useView } from '../../net/room-hooks.tsx';
import type { PlayingStage } from './stages.ts';

/** A round that ends this long before its timer was not ended by it: the clocks agree better. In milliseconds. */
const tolerance = 2_000;

/** missed: the timer ended the round before the viewer locked an answer; counted: it took the locked one. */
export type TimedOut = 'missed' | 'counted';

/** What the answer timer made of the viewer's answer, while the results of that round show; they do not tell. */
export function useTimedOut(stage: StageView): TimedOut | null {
  const room = useRoom();
  const rounds = useView(({ game }) => game?.rounds ?? 0);
  const played = useRef<{ readonly stage: PlayingStage; readonly index: number } | null>(null);
  const [outcome, setOutcome] = useState<TimedOut | null>(null);
  useEffect(() => {
    if (stage.phase === 'playing') played.current = { stage, index: rounds };
    if (stage.phase !== 'results') return setOutcome(null);
    const last = played.current;
    played.current = null;
    const due = last?.stage.answersDueAt ?? null;
    if (!last?.stage.yours || due === null || last.index !== stage.record.index) return;
    if (Date.now() + room.getSnapshot().clockOffset < due - tolerance) return;
    const { code } = last.stage.yours;
    if (code !== 2) setOutcome(code === 1 ? 'counted' : 'missed');
  }, [stage, rounds, room]);
  return outcome;
}
