import { Hono } from 'hono';
import * as v from 'valibot';
import { mutedUntilOf, personOf } from '../../auth/account.ts';
import { requireUser } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { validate } from '../../http/validate.ts';
import { leaveHandlers, messageHandlers, playerHandlers } from '../../rooms/member-handlers.ts';
import { codeParam, doneAnswer } from '../../rooms/schemas.ts';
import { readCode, sendCommand } from '../../rooms/send-command.ts';
import { createdAnswer, joinedAnswer, myLobbyAnswer, publicLobbiesAnswer } from './answers.ts';
import { createLobby, createLobbySchema } from './create-lobby.ts';
import { joinLobby, joinLobbySchema } from './join-lobby.ts';
import { myLobby } from './my-lobby.ts';
import { publicLobbies } from './public-lobbies.ts';

const tag = 'Lobby';
const startGameSchema = v.object({ numPlayers: v.optional(v.number()) });

/** /api/lobby. */
export const lobbyRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .post(
    '/createLobby',
    describe({
      tag,
      summary: 'Opens a lobby. `leave` gives up the seat in that other lobby, once this one is open.',
      answer: createdAnswer,
      errors: ['alreadyInLobby'],
    }),
    validate('json', createLobbySchema),
    async (c) => {
      const { db, rooms, user } = c.var;
      const access = { db, rooms, person: personOf(user), silencedUntil: mutedUntilOf(user) };
      const code = await createLobby(access, c.req.valid('json'));
      return c.json({ success: true, code, message: 'Your lobby is open.' } as const);
    },
  )
  .post(
    '/joinLobby/:code',
    describe({
      tag,
      summary:
        'Takes a seat in a lobby, also while a game runs if the lobby allows it; a member stays seated. `leave` gives up the seat in that other lobby, once there is a new one.',
      answer: joinedAnswer,
      errors: ['lobbyNotFound', 'lobbyFull', 'gameInProgress', 'barred', 'alreadyInLobby'],
    }),
    validate('param', codeParam),
    validate('json', joinLobbySchema),
    async (c) => {
      const { db, rooms, user } = c.var;
      const code = readCode(c.req.valid('param').code);
      const access = { db, rooms, person: personOf(user), silencedUntil: mutedUntilOf(user) };
      const players = await joinLobby(access, { code, ...c.req.valid('json') });
      return c.json({ success: true, lobby: { code, players } } as const);
    },
  )
  .post('/leaveLobby/:code', ...leaveHandlers({ tag, summary: 'Gives up a seat.' }))
  .post(
    '/startGame/:code',
    describe({
      tag,
      summary: 'Starts a game with everybody in the lobby; its capacity is a setting of the lobby.',
      answer: doneAnswer,
      errors: ['lobbyNotFound', 'notMember', 'notLeader', 'tooFewPlayers', 'wrongPhase'],
    }),
    validate('param', codeParam),
    validate('json', startGameSchema),
    async (c) => {
      await sendCommand(c.var, readCode(c.req.valid('param').code), c.var.user.id, { type: 'startGame' });
      return c.json({ success: true } as const);
    },
  )
  .post('/sendMessage/:code', ...messageHandlers({ tag, summary: 'Says something in the chat.' }))
  .post(
    '/kick/:code',
    ...playerHandlers('kickPlayer', { tag, summary: 'Removes a player, who cannot rejoin this lobby.' }),
  )
  .post(
    '/makeLeader/:code',
    ...playerHandlers('makeLeader', { tag, summary: 'Passes the lead on to a player who is there.' }),
  )
  .get(
    '/checkUserInLobby',
    describe({
      tag,
      summary: 'The lobby one is in; 404: none.',
      answer: myLobbyAnswer,
      errors: ['notFound'],
    }),
    async (c) => {
      const lobby = await myLobby({ db: c.var.db, user: c.var.user.id });
      return c.json({ success: true, lobby } as const);
    },
  )
  .get(
    '/public',
    describe({ tag, summary: 'Public lobbies with a free seat.', answer: publicLobbiesAnswer }),
    async (c) => c.json({ success: true, lobbies: await publicLobbies(c.var) } as const),
  );
