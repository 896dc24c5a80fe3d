import type { Person, UserId } from '../model/person.ts';
import type { RejectCode } from '../model/reject-codes.ts';
import type { RoomEventName } from '../protocol/server.ts';
import type { Game } from '../records/game.ts';
import type { Effect } from './event.ts';
import type { RoomState, Stage } from './state.ts';

/**
 * One event at work: the room so far, the name under which players will be told, and what else the shell has to do.
 * `announce` stays null as long as nothing changed that anybody sees; of several names the last is the most telling,
 * because consequences come after their cause.
 */
export type Transition = { state: RoomState; announce: RoomEventName | null; effects: Effect[] };

export type Refusal = { reject: RejectCode };
export type Outcome = Transition | Refusal;

export const transitionOf = (state: RoomState): Transition => ({ state, announce: null, effects: [] });

export const reject = (code: RejectCode): Refusal => ({ reject: code });

/** A change that players see. */
export const visibleChange = (
  turn: Transition,
  announce: RoomEventName,
  fields: Partial<RoomState>,
): Transition => ({
  ...turn,
  announce,
  state: { ...turn.state, ...fields },
});

/** A change that nobody sees: drafts, grace periods. */
export const hiddenChange = (turn: Transition, fields: Partial<RoomState>): Transition => ({
  ...turn,
  state: { ...turn.state, ...fields },
});

export const withEffect = (turn: Transition, effect: Effect): Transition => ({
  ...turn,
  effects: [...turn.effects, effect],
});

export const withChatAction = (turn: Transition, person: Person, text: string): Transition =>
  withEffect(turn, { type: 'say', person: personOf(person), text });

/** Just the person of a seat. */
export const personOf = ({ user, username, avatar }: Person): Person => ({ user, username, avatar });

/** True if `user` sees the lobby: there is no game, or they have gone back from the results of the last one. */
export const isInLobby = (stage: Stage, user: UserId): boolean =>
  stage.phase === 'lobby' ||
  (stage.phase === 'finished' && stage.again !== null && !stage.again.staying.includes(user));

/** A finished game after some have gone back to the lobby: with nobody left at its results it is over for good. */
export const withStaying = (
  stage: Extract<Stage, { phase: 'finished' }>,
  by: Person,
  staying: UserId[],
): Stage => (staying.length === 0 ? { phase: 'lobby' } : { ...stage, again: { by: personOf(by), staying } });

/** The running or just finished game; null in the lobby. */
export const gameOf = (stage: Stage): Game | null => (stage.phase === 'lobby' ? null : stage.game);

/** True between the start of a game and its end. */
export const isRunning = (stage: Stage): stage is Exclude<Stage, { phase: 'lobby' | 'finished' }> =>
  stage.phase !== 'lobby' && stage.phase !== 'finished';
