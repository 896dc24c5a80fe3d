import * as v from 'valibot';
import { success } from '../../http/describe.ts';
import { ticketResponse } from '../../rooms/room-ticket.ts';
import { lobbyPlayers as players } from '../../rooms/schemas.ts';

/** With a ticket for the room, so that the client connects without another request. */
export const createdResponse = v.object({
  success,
  code: v.string(),
  message: v.string(),
  ticket: ticketResponse,
});
export const joinedResponse = v.object({
  success,
  lobby: v.object({ code: v.string(), players }),
  ticket: ticketResponse,
});
export const myLobbyResponse = v.object({
  success,
  lobby: v.object({ code: v.string(), leader: v.string(), players }),
});
export const unfinishedGameResponse = v.object({ success, isRunning: v.boolean() });
