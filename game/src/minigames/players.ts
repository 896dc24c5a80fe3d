import type { Person, UserId } from '../model/person.ts';
import type { Subject } from './contract.ts';

/** The ids by which answers name the players. */
export const idsOf = (players: readonly Person[]): UserId[] => players.map(({ user }) => user);

/** The players as what a lobby game's opinions are about. */
export const playerSubjects = (players: readonly Person[]): Subject[] =>
  players.map((player) => ({ kind: 'player', id: player.user, player }));
