import type { Progress } from '@tallyho/game/minigames/contract';
import {
  type Answer,
  blankAnswer,
  hasSteps,
  isComplete,
  mergeAnswer,
  parseAnswer,
  progressOf,
} from '@tallyho/game/minigames/registry';
import { rejections } from '@tallyho/game/model/reject-codes';
import { type AnswerState, confirmationCodes } from '@tallyho/game/protocol/answer-state';
import { isSame } from '@tallyho/game/room/state/same';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { playCue } from '../../../entities/feedback/play-cue.ts';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import { clearDrafts, type DraftRound, readAnswerDraft, writeAnswerDraft } from '../base/draft-storage.ts';
import type { OwnStage } from '../base/playing-stage.ts';
import { useSecondsLeft } from '../base/playing-stage.ts';

/** Minimum time between two drafts in milliseconds: usually, and in the last seconds of the answer timer. */
const draftGap = { usual: 400, atTheEnd: 100 };
/** Seconds left from which the shorter time applies. */
const lastSeconds = 3;
/** Minimum time between locking and sending in milliseconds, so that a double press does not do both. */
const pressGap = 350;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface RoundPlay {
  readonly answer: Answer | null;
  /** Optimistic while a command is in flight. */
  readonly state: AnswerState;
  readonly busy: boolean;
  readonly error: string | null;
  /** Time is up: the answer cannot be changed any more. The results follow. */
  readonly isTimeUp: boolean;
  readonly progress: Progress;
  readonly isComplete: boolean;
  change(answer: Answer): void;
  /** The first call locks the answer, the second one sends it. */
  confirm(): void;
  goBack(): void;
}

/**
 * The viewer's answer in a round: draft, lock and send. Use it in a component with a `key` per round, because its state
 * belongs to one round.
 */
export function useRound(round: DraftRound, stage: OwnStage): RoundPlay {
  const room = useRoom();
  const { board, yours } = stage;
  const [written, setDraft] = useState<Answer | null>(() => readAnswerDraft(round, board));
  // The room moves its copy of the draft to the new player, when a player takes over the seat of a guest.
  const draft = useMemo(() => parseAnswer(board, written), [board, written]);
  const merged = useMemo(() => draft && mergeAnswer(board, yours.gameData, draft), [board, yours, draft]);
  const [pressed, setPressed] = useState<AnswerState | null>(null);
  const [refused, setRefused] = useState<{ text: string; board: typeof board } | null>(null);
  const secondsLeft = useSecondsLeft(stage);
  const isTimeUp = secondsLeft === 0;
  const { schedule, flush, drop } = useDraftSender(round);

  // The room accepts answers for a moment longer, so the last change is sent immediately.
  useEffect(() => {
    if (isTimeUp) flush();
  }, [isTimeUp, flush]);

  // A change made just before a reload was not sent before: it is sent now.
  const unsent = useRef(
    yours.state === 'editing' && merged && !isSame(merged, yours.gameData) ? merged : null,
  );
  const sendUnsent = useEffectEvent(() => {
    if (unsent.current) void room.send({ type: 'saveDraft', ...round, gameData: unsent.current });
    unsent.current = null;
  });
  useEffect(() => sendUnsent(), []);

  // A lock is shown immediately, a sent answer only after the server has accepted it.
  const state = pressed === null ? yours.state : pressed === 'sent' ? 'locked' : pressed;
  // While editing, this tab's draft is newer than the server's copy; after the lock the server's copy counts.
  const answer = yours.state === 'editing' ? (merged ?? yours.gameData) : (yours.gameData ?? draft);
  // What the room refused in one step of a round means nothing in the next one.
  const error = refused && (!hasSteps(board) || refused.board === board) ? refused.text : null;

  function change(next: Answer) {
    if (state !== 'editing' || isTimeUp) return;
    setDraft(next);
    setRefused(null);
    writeAnswerDraft(round, next);
    schedule(next, secondsLeft !== null && secondsLeft <= lastSeconds ? draftGap.atTheEnd : draftGap.usual);
  }

  async function press(to: AnswerState) {
    if (pressed !== null) return;
    drop();
    setPressed(to);
    setRefused(null);
    const gameData = to === 'editing' ? {} : { gameData: answer ?? blankAnswer(board) };
    const [result] = await Promise.all([
      room.send({ type: 'gameRoundConfirmation', ...round, code: confirmationCodes[to], ...gameData }),
      // After sending there is no further action that a double press could trigger.
      to === 'sent' ? null : wait(pressGap),
    ]);
    setPressed(null);
    if (!result.ok) return setRefused({ text: rejections[result.error], board });
    if (to === 'sent') clearDrafts();
    if (to !== 'editing') playCue(to);
  }

  return {
    answer,
    state,
    busy: pressed !== null,
    error,
    isTimeUp,
    progress: progressOf(board, answer),
    isComplete: isComplete(board, answer),
    change,
    confirm: () => {
      if (state !== 'sent' && isComplete(board, answer)) void press(state === 'editing' ? 'locked' : 'sent');
    },
    goBack: () => {
      if (state === 'locked') {
        if (yours.gameData) setDraft(yours.gameData);
        void press('editing');
      }
    },
  };
}

/**
 * Sends drafts to the room: the first change immediately, because what has arrived counts if the connection is lost, and
 * further ones after a minimum time. `flush` sends the pending draft immediately; it is also called when the page is hidden
 * and on unmount. `drop` discards the pending draft.
 */
function useDraftSender({ gameId, theme, game }: DraftRound) {
  const room = useRoom();
  const pending = useRef<{ answer: Answer; timer: ReturnType<typeof setTimeout> }>(undefined);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const drop = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);
  const flush = useCallback(() => {
    const answer = pending.current?.answer;
    drop();
    // A rejected draft is still stored in this tab, and the lock sends the whole answer.
    if (!answer) return;
    sentAt.current = Date.now();
    void room.send({ type: 'saveDraft', gameId, theme, game, gameData: answer });
  }, [room, gameId, theme, game, drop]);
  const schedule = (answer: Answer, gap: number) => {
    drop();
    const wait = sentAt.current + gap - Date.now();
    pending.current = { answer, timer: setTimeout(flush, Math.max(0, wait)) };
    if (wait <= 0) flush();
  };
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { schedule, flush, drop };
}
