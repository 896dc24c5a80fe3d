import type { Person, UserId } from '../model/person.ts';
import type { GuessQuestion, Subject } from './contract.ts';

/** Returns the ids by which answers refer to the players. */
export const idsOf = (players: readonly Person[]): UserId[] => players.map(({ user }) => user);

/** Returns the players as the subjects of a lobby game. */
export const playerSubjects = (players: readonly Person[]): Subject[] =>
  players.map((player) => ({ kind: 'player', id: player.user, player }));

/** What the results say of the player who comes out on top, as in `GuessQuestion`. */
export const cameFirst = 'The group put … first';

/** Returns the question which player comes out on top; null with fewer than two. `text`, `truth`: as in `GuessQuestion`. */
export const topQuestion = (
  players: readonly Person[],
  text: string,
  truth: string = cameFirst,
): GuessQuestion | null =>
  players.length < 2 ? null : { kind: 'pick', text, truth, options: playerSubjects(players) };
