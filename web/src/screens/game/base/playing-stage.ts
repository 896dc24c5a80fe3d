import { isInstantStep } from '@tallyho/game/minigames/registry';
import type { SeatView, StageView } from '@tallyho/game/protocol/view';
import { useSecondsUntil } from './server-clock.ts';

export type PlayingStageView = Extract<StageView, { phase: 'playing' }>;

/** A round in which the viewer plays instead of watching. */
export type OwnStage = PlayingStageView & { readonly yours: NonNullable<PlayingStageView['yours']> };

export const isOwn = (stage: PlayingStageView): stage is OwnStage => stage.yours !== null;

/**
 * Whole seconds until time is up in this round, down to 0; null while no answer timer runs, and when only guesses are waited for.
 * Renders once a second.
 */
export function useSecondsLeft({ answersDueAt, guessesDueAt }: PlayingStageView): number | null {
  const seconds = useSecondsUntil(answersDueAt ?? 0);
  return answersDueAt === null || guessesDueAt !== null ? null : seconds;
}

/** Returns true while the viewer waits for the others. Between steps that take a press each, nothing on the screen moves. */
export const isAnswerSent = (stage: StageView): boolean =>
  stage.phase === 'playing' && stage.yours?.state === 'sent' && !isInstantStep(stage.board);

/** Returns true if the round waits for the answer of the player. */
export const isAwaited = ({ confirmation, presence }: SeatView): boolean =>
  (confirmation === 'editing' || confirmation === 'locked') && presence !== 'absent';
