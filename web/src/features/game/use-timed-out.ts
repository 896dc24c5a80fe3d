import type { StageView } from '@tallyho/game/room/view';
import { useEffect, useState } from 'react';
import { useRoom, useView, useYou } from '../../net/room-hooks.tsx';
import { type LastRound, readLastRound, writeLastRound } from './last-round.ts';
import { serverNow } from './server-clock.ts';

/** A round that ends this long before its timer was not ended by it: the clocks agree better. In milliseconds. */
const tolerance = 2_000;

/** missed: the timer ended the round before the viewer locked an answer; counted: it took the locked one. */
export type TimedOut = 'missed' | 'counted';

/**
 * What the answer timer made of the viewer's answer, while the results of that round show. They do not tell, with anonymous
 * votes not even whether there is one: what this tab saw last while it played does, also after a reload.
 */
export function useTimedOut(stage: StageView): TimedOut | null {
  const room = useRoom();
  const you = useYou();
  const game = useView((view) => view.game);
  const [outcome, setOutcome] = useState<TimedOut | null>(null);
  const { id, rounds, anonymousVotes } = game ?? { id: '', rounds: 0, anonymousVotes: false };
  useEffect(() => {
    const idOf = (round: number) => `${id}/${round}/${you}`;
    if (stage.phase === 'playing' && stage.yours)
      writeLastRound({ id: idOf(rounds), code: stage.yours.code, due: stage.answersDueAt, endedAt: null });
    if (stage.phase !== 'results') return setOutcome(null);
    const { record, show } = stage;
    const last = readLastRound();
    if (last?.id !== idOf(record.index)) return;
    // A show that was skipped does not say any more when it began.
    const ended = { ...last, endedAt: last.endedAt ?? show?.startsAt ?? serverNow(room) };
    writeLastRound(ended);
    const found = timedOut(ended);
    // Another of the viewer's screens may have sent what this one never saw.
    const isSent = found === 'missed' && record.answers.some(({ ratedBy }) => ratedBy.user === you);
    setOutcome(isSent && !anonymousVotes ? null : found);
  }, [stage, id, rounds, anonymousVotes, you, room]);
  return outcome;
}

function timedOut({ code, due, endedAt }: LastRound): TimedOut | null {
  if (code === 2 || due === null || endedAt === null || endedAt < due - tolerance) return null;
  return code === 1 ? 'counted' : 'missed';
}
