import { useSecondsUntil } from '../frame/server-clock.ts';
import type { PlayingStage } from '../frame/stages.ts';

/** Whole seconds until time is up in this round, down to 0; null while no answer timer runs. Renders once a second. */
export function useSecondsLeft({ answersDueAt }: PlayingStage): number | null {
  const seconds = useSecondsUntil(answersDueAt ?? 0);
  return answersDueAt === null ? null : seconds;
}
