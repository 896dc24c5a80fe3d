import * as v from 'valibot';
import { success } from '../../rooms/schemas.ts';

const player = v.object({ _id: v.string(), user: v.string(), username: v.string(), avatar: v.number() });
const players = v.array(player);

export const createdAnswer = v.object({ success, code: v.string(), message: v.string() });
export const joinedAnswer = v.object({ success, lobby: v.object({ code: v.string(), players }) });
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
