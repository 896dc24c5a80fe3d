import type { Progress } from '@tallyho/game/minigames/contract';
import { type Answer, blankAnswer, isComplete, progressOf } from '@tallyho/game/minigames/registry';
import { rejections } from '@tallyho/game/protocol/reject-codes';
import { isSame } from '@tallyho/game/room/same';
import { useEffect, useRef, useState } from 'react';
import { feel } from '../../feedback/feel.ts';
import { useRoom } from '../../net/room-hooks.tsx';
import { forgetDrafts, type RoundKey, readDraft, writeDraft } from './draft-storage.ts';
import type { OwnStage } from './stages.ts';

/** How long a draft rests before it is sent, in milliseconds. */
const draftDelay = 400;
/** A press locks; the next one sends. A double press must not do both. In milliseconds. */
const pressGap = 350;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface RoundPlay {
  readonly answer: Answer | null;
  /** 0 editing, 1 locked, 2 sent. Ahead of the server while a press is on its way. */
  readonly code: 0 | 1 | 2;
  readonly busy: boolean;
  readonly error: string | null;
  readonly progress: Progress;
  readonly isComplete: boolean;
  change(answer: Answer): void;
  /** Locks, then sends (decision 5). */
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
  const draftTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(draftTimer.current), []);

  // What was changed just before a reload never left the tab before: the room gets it now.
  const left = useRef(yours.code === 0 && draft && !isSame(draft, yours.gameData) ? draft : null);
  useEffect(() => {
    if (left.current) void room.send({ type: 'saveDraft', ...round, gameData: left.current });
    left.current = null;
  });

  // A lock shows at once; a sent answer only when the server has it.
  const code = pressed === null ? yours.code : pressed === 2 ? 1 : pressed;
  // While editing, this tab is ahead of the server; afterwards the server's copy is what counts.
  const answer = yours.code === 0 ? (draft ?? yours.gameData) : (yours.gameData ?? draft);

  function change(next: Answer) {
    if (code !== 0) return;
    setDraft(next);
    setError(null);
    writeDraft(round, next);
    clearTimeout(draftTimer.current);
    draftTimer.current = setTimeout(() => {
      // A draft that is refused is still in this tab, and is sent whole when it is locked.
      void room.send({ type: 'saveDraft', ...round, gameData: next });
    }, draftDelay);
  }

  async function press(to: 0 | 1 | 2) {
    if (pressed !== null) return;
    clearTimeout(draftTimer.current);
    setPressed(to);
    setError(null);
    const gameData = to === 0 ? {} : { gameData: answer ?? blankAnswer(board) };
    const [result] = await Promise.all([
      room.send({ type: 'gameRoundConfirmation', ...round, code: to, ...gameData }),
      pause(pressGap),
    ]);
    setPressed(null);
    if (!result.ok) return setError(rejections[result.error]);
    if (to === 2) forgetDrafts();
    if (to !== 0) feel(to === 1 ? 'locked' : 'sent');
  }

  return {
    answer,
    code,
    busy: pressed !== null,
    error,
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
