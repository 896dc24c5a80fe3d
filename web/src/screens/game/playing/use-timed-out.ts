import type { Progress } from '@tallyho/game/minigames/contract';
import { type Answer, progressOf } from '@tallyho/game/minigames/registry';
import type { StageView } from '@tallyho/game/protocol/view';
import { useEffect, useState } from 'react';
import { useCurrentPlayer, useRoom, useView } from '../../../entities/room/room-hooks.tsx';
import { serverNow } from '../frame/server-clock.ts';
import { readDraft } from './draft-storage.ts';
import { type LastRound, readLastRound, writeLastRound } from './last-round.ts';

/**
 * Maximum difference of the clocks in milliseconds. A round that ended earlier than this before its timer was not ended by
 * the timer.
 */
const tolerance = 2_000;

/**
 * missed: there was no answer when the time was up; locked: the locked answer counts; partial: the unfinished answer counts.
 */
export type TimedOut = { kind: 'missed' } | { kind: 'locked' } | { kind: 'partial'; progress: Progress };

/**
 * Returns what happened to the viewer's answer when the time was up, while the results of that round are shown. Anonymous
 * results do not contain it, so it is derived from the state that this tab stored last, also after a reload.
 */
export function useTimedOut(stage: StageView): TimedOut | null {
  const room = useRoom();
  const you = useCurrentPlayer();
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
    // A skipped show has no start time any more.
    const ended = { ...last, endedAt: last.endedAt ?? show?.startsAt ?? serverNow(room) };
    writeLastRound(ended);
    if (!isTimedOut(ended)) return setOutcome(null);
    const draft = readDraft({ gameId: id, theme: record.theme, game: record.gameIndex }, record.board);
    const counted = record.answers.find(({ ratedBy }) => ratedBy.user === you)?.gameData;
    const progressIn = (answer: Answer | null) => progressOf(record.board, answer);
    if (ended.code === 1) setOutcome({ kind: 'locked' });
    else if (progressIn(draft).done > 0 && (counted || anonymousVotes))
      setOutcome({ kind: 'partial', progress: progressIn(counted ?? draft) });
    // An answer without a draft in this tab was sent from another tab or device of the viewer.
    else setOutcome(counted ? null : { kind: 'missed' });
  }, [stage, id, rounds, anonymousVotes, you, room]);
  return outcome;
}

const isTimedOut = ({ code, due, endedAt }: LastRound): boolean =>
  code !== 2 && due !== null && endedAt !== null && endedAt >= due - tolerance;
