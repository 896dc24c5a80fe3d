import type { UserId } from '../../model/person.ts';
import type { CommandOf } from '../state/event.ts';
import type { PlayingStage, RoomState, Stage } from '../state/state.ts';
import { gameOf, isRunning, type Refusal, reject } from '../state/transition.ts';

/** The round that a command refers to. */
export type RoundKey = Pick<CommandOf<'nextRound'>, 'gameId' | 'theme' | 'game'>;

/** Returns the reject code if `key` is not the current round; null if it is. */
export const staleness = (stage: Stage, key: RoundKey): Refusal | null => {
  if (gameOf(stage)?.id !== key.gameId || !isRunning(stage)) return reject('staleGame');
  if (stage.phase === 'readyCheck') return reject('wrongPhase');
  if (stage.phase === 'choosing') return reject('staleRound');
  return stage.theme.name === key.theme && stage.gameIndex === key.game ? null : reject('staleRound');
};

/**
 * Returns the running round that a leader's command refers to, or the reject code if `user` may not send it.
 */
export const roundOfLeader = (
  { leader, stage }: RoomState,
  user: UserId,
  key: RoundKey,
): { stage: PlayingStage } | Refusal => {
  if (user !== leader) return reject('notLeader');
  const stale = staleness(stage, key);
  if (stale) return stale;
  return stage.phase === 'playing' ? { stage } : reject('staleRound');
};
