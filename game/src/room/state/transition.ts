import type { Person, UserId } from '../../model/person.ts';
import type { RejectCode } from '../../model/reject-codes.ts';
import type { RoomEventName } from '../../protocol/server.ts';
import { isGameRunning } from '../../protocol/view.ts';
import type { Game } from '../../records/game.ts';
import type { Effect } from './event.ts';
import type { RoomState, RunningStage, Stage } from './state.ts';

/**
 * The intermediate result of an event: the state so far, the event name to announce to the players, and the
 * effects for the host. `announce` is null until a visible change happens. If there are several names, the
 * last one wins, because consequences follow their cause.
 */
export type Transition = { state: RoomState; announce: RoomEventName | null; effects: Effect[] };

export type Refusal = { reject: RejectCode };
export type Outcome = Transition | Refusal;

export const transitionOf = (state: RoomState): Transition => ({ state, announce: null, effects: [] });

export const reject = (code: RejectCode): Refusal => ({ reject: code });

/** Returns the transition with a change that players see. */
export const visibleChange = (
  transition: Transition,
  announce: RoomEventName,
  fields: Partial<RoomState>,
): Transition => ({
  ...transition,
  announce,
  state: { ...transition.state, ...fields },
});

/** Returns the transition with a change that no player sees: drafts, grace periods. */
export const hiddenChange = (transition: Transition, fields: Partial<RoomState>): Transition => ({
  ...transition,
  state: { ...transition.state, ...fields },
});

export const withEffect = (transition: Transition, effect: Effect): Transition => ({
  ...transition,
  effects: [...transition.effects, effect],
});

export const withChatAction = (transition: Transition, person: Person, text: string): Transition =>
  withEffect(transition, { type: 'say', person: personOf(person), text });

/** Returns only the person fields of a seat. */
export const personOf = ({ user, username, avatar }: Person): Person => ({ user, username, avatar });

/** Returns true if `user` is one of the players of a game. */
export const isPlayerOf = ({ players }: Game, user: UserId): boolean =>
  players.some((player) => player.user === user);

/**
 * Returns true if `user` sees the lobby: no game runs, the user did not play the finished game, or has gone
 * back from its results.
 */
export const isInLobby = (stage: Stage, user: UserId): boolean => {
  if (stage.phase !== 'finished') return stage.phase === 'lobby';
  return stage.again === null ? !isPlayerOf(stage.game, user) : !stage.again.staying.includes(user);
};

/**
 * Returns the stage of a finished game after some players went back to the lobby. If no player stays at the
 * results, the stage is `lobby`.
 */
export const withStaying = (
  stage: Extract<Stage, { phase: 'finished' }>,
  by: Person,
  staying: UserId[],
): Stage => (staying.length === 0 ? { phase: 'lobby' } : { ...stage, again: { by: personOf(by), staying } });

/** Returns the running or just finished game; null in the lobby. */
export const gameOf = (stage: Stage): Game | null => (stage.phase === 'lobby' ? null : stage.game);

/** Returns true between the start and the end of a game. */
export const isRunning = (stage: Stage): stage is RunningStage => isGameRunning(stage.phase);
