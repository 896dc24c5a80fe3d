import type { Progress } from '@tallyho/game/minigames/contract';
import { type Answer, blankAnswer, isComplete, progressOf } from '@tallyho/game/minigames/registry';
import { rejections } from '@tallyho/game/model/reject-codes';
import { isSame } from '@tallyho/game/room/same';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { playCue } from '../../../entities/feedback/play-cue.ts';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import type { OwnStage } from '../frame/stages.ts';
import { clearDrafts, type RoundKey, readDraft, writeDraft } from './draft-storage.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** How long a draft rests before it is sent, in milliseconds; and when time is nearly up. */
const draftDelay = { usual: 400, atTheEnd: 100 };
/** So many seconds before time is up it is nearly up. */
const lastSeconds = 3;
/** A press locks; the next one sends. A double press must not do both. In milliseconds. */
const pressGap = 350;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface RoundPlay {
  readonly answer: Answer | null;
  /** 0 editing, 1 locked, 2 sent. Ahead of the server while a press is on its way. */
  readonly code: 0 | 1 | 2;
  readonly busy: boolean;
  readonly error: string | null;
  /** Time is up: nothing can be changed any more, the results come in a moment. */
  readonly isTimeUp: boolean;
  readonly progress: Progress;
  readonly isComplete: boolean;
  change(answer: Answer): void;
  /** Locks, then sends. */
  confirm(): void;
  goBack(): void;
}

/** One's own way through a round. Use it under a key of the round: everything here is of that round alone. */
export function useRound(round: RoundKey, stage: OwnStage): RoundPlay {
  const room = useRoom();
  const { board, yours } = stage;
  const [draft, setDraft] = useState<Answer | null>(() => readDraft(round, board));
  const [pressed, setPressed] = useState<0 | 1 | 2 | null>(null);
  const [error, setError] = useState<string | null>(null);
  const secondsLeft = useSecondsLeft(stage);
  const isTimeUp = secondsLeft === 0;
  const { hold, flush, drop } = useDraftSender(round);

  // The room takes answers for a moment longer: the last move is sent without its usual rest.
  useEffect(() => {
    if (isTimeUp) flush();
  }, [isTimeUp, flush]);

  // What was changed just before a reload never left the tab before: the room gets it now.
  const left = useRef(yours.code === 0 && draft && !isSame(draft, yours.gameData) ? draft : null);
  const sendLeft = useEffectEvent(() => {
    if (left.current) void room.send({ type: 'saveDraft', ...round, gameData: left.current });
    left.current = null;
  });
  useEffect(() => sendLeft(), []);

  // A lock shows at once; a sent answer only when the server has it.
  const code = pressed === null ? yours.code : pressed === 2 ? 1 : pressed;
  // While editing, this tab is ahead of the server; afterwards the server's copy is what counts.
  const answer = yours.code === 0 ? (draft ?? yours.gameData) : (yours.gameData ?? draft);

  function change(next: Answer) {
    if (code !== 0 || isTimeUp) return;
    setDraft(next);
    setError(null);
    writeDraft(round, next);
    hold(next, secondsLeft !== null && secondsLeft <= lastSeconds ? draftDelay.atTheEnd : draftDelay.usual);
  }

  async function press(to: 0 | 1 | 2) {
    if (pressed !== null) return;
    drop();
    setPressed(to);
    setError(null);
    const gameData = to === 0 ? {} : { gameData: answer ?? blankAnswer(board) };
    const [result] = await Promise.all([
      room.send({ type: 'gameRoundConfirmation', ...round, code: to, ...gameData }),
      // Once it is sent there is no press left that could do another thing.
      to === 2 ? null : pause(pressGap),
    ]);
    setPressed(null);
    if (!result.ok) return setError(rejections[result.error]);
    if (to === 2) clearDrafts();
    if (to !== 0) playCue(to === 1 ? 'locked' : 'sent');
  }

  return {
    answer,
    code,
    busy: pressed !== null,
    error,
    isTimeUp,
    progress: progressOf(board, answer),
    isComplete: isComplete(board, answer),
    change,
    confirm: () => {
      if (code < 2 && isComplete(board, answer)) void press(code === 0 ? 1 : 2);
    },
    goBack: () => {
      if (code === 1) {
        if (yours.gameData) setDraft(yours.gameData);
        void press(0);
      }
    },
  };
}

/**
 * Sends drafts to the room, each after a rest. What still rests is sent at once by `flush`, when the page is left and when
 * the screen goes; `drop` forgets it.
 */
function useDraftSender({ gameId, theme, game }: RoundKey) {
  const room = useRoom();
  const resting = useRef<{ answer: Answer; timer: ReturnType<typeof setTimeout> }>(undefined);
  const drop = useCallback(() => {
    clearTimeout(resting.current?.timer);
    resting.current = undefined;
  }, []);
  const flush = useCallback(() => {
    const answer = resting.current?.answer;
    drop();
    // A draft that is refused is still in this tab, and is sent whole when it is locked.
    if (answer) void room.send({ type: 'saveDraft', gameId, theme, game, gameData: answer });
  }, [room, gameId, theme, game, drop]);
  const hold = (answer: Answer, ms: number) => {
    drop();
    resting.current = { answer, timer: setTimeout(flush, ms) };
  };
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { hold, flush, drop };
}
