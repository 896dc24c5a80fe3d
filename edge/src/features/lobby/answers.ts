import * as v from 'valibot';
import { success } from '../../http/describe.ts';
import { ticketAnswer } from '../../rooms/room-ticket.ts';

const player = v.object({ _id: v.string(), user: v.string(), username: v.string(), avatar: v.number() });
const players = v.array(player);

/** With a ticket for the room, so that the client connects without another request. */
export const createdAnswer = v.object({
  success,
  code: v.string(),
  message: v.string(),
  ticket: ticketAnswer,
});
export const joinedAnswer = v.object({
  success,
  lobby: v.object({ code: v.string(), players }),
  ticket: ticketAnswer,
});
export const myLobbyAnswer = v.object({
  success,
  lobby: v.object({ code: v.string(), leader: v.string(), players }),
});
export const publicLobbiesAnswer = v.object({
  success,
  lobbies: v.array(
    v.object({
      code: v.string(),
      players: v.number(),
      maxPlayers: v.number(),
      leader: v.object({ username: v.string(), avatar: v.number() }),
    }),
  ),
});
