import type { UserId } from '../../model/person.ts';
import { isInLobby } from '../state/transition.ts';
import type { Host, Viewer } from './host.ts';

/**
 * Returns the users who view another page than the running or just finished game that they are in, in the order of the
 * seats: all of their active connections show another page. Empty without a game.
 */
export const usersElsewhere = (room: Host['room'], viewers: readonly Viewer[]): UserId[] => {
  if (room.kind !== 'open' || room.state.stage.phase === 'lobby') return [];
  if (!viewers.some(({ isElsewhere, isTimedOut }) => isElsewhere && !isTimedOut)) return [];
  const active = viewers.filter(({ isTimedOut }) => !isTimedOut);
  const { seats, stage } = room.state;
  const usersOf = (isElsewhere: boolean) =>
    new Set(active.filter((viewer) => viewer.isElsewhere === isElsewhere).map(({ user }) => user));
  const [elsewhere, atGame] = [usersOf(true), usersOf(false)];
  return seats
    .map(({ user }) => user)
    .filter((user) => elsewhere.has(user) && !atGame.has(user) && !isInLobby(stage, user));
};

/** Returns the connections that showed another page and whose users are in no game now: their page counts no more. */
export const viewersAtGame = <V extends Viewer>(room: Host['room'], viewers: readonly V[]): V[] =>
  viewers.filter(
    ({ isElsewhere, user }) => isElsewhere && (room.kind !== 'open' || isInLobby(room.state.stage, user)),
  );
