import type { Person, UserId } from '../model/person.ts';
import type { Subject } from './contract.ts';

/** Returns the ids by which answers refer to the players. */
export const idsOf = (players: readonly Person[]): UserId[] => players.map(({ user }) => user);

/** Returns the players as the subjects of a lobby game. */
export const playerSubjects = (players: readonly Person[]): Subject[] =>
  players.map((player) => ({ kind: 'player', id: player.user, player }));
