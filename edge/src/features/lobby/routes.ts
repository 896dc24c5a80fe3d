import { Hono } from 'hono';
import * as v from 'valibot';
import { refuseGuests, requireUser } from '../../auth/session/session.ts';
import { mutedUntilOf, personOfUser } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { codeSources } from '../../rooms/code-guesses.ts';
import { joinLobby, joinLobbySchema } from '../../rooms/join-lobby.ts';
import { leaveHandlers, messageHandlers, playerHandlers, sendByCode } from '../../rooms/member-handlers.ts';
import { publicLobbies, publicLobbiesResponse } from '../../rooms/public-lobbies.ts';
import { issueMemberTicket } from '../../rooms/room-ticket.ts';
import { codeParam, playerFrom } from '../../rooms/schemas.ts';
import { joinerOf, seatSource } from '../../rooms/seat-source.ts';
import { readCode } from '../../rooms/send-command.ts';
import { createLobby, createLobbySchema } from './create-lobby.ts';
import { myLobby } from './my-lobby.ts';
import { createdResponse, joinedResponse, myLobbyResponse, unfinishedGameResponse } from './responses.ts';
import { hasUnfinishedGame } from './unfinished-game.ts';

const tag = 'Lobby';
/** `numPlayers` is accepted and has no effect: the capacity of the lobby is a rule of its room. */
const startGameSchema = v.object({ numPlayers: v.optional(v.number()) });

/** Routes under /api/lobby. */
export const lobbyRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .post(
    '/createLobby',
    describe({
      tag,
      summary: 'Create a lobby. `leave` gives up the seat in that other lobby after this one is open.',
      response: createdResponse,
      errors: ['alreadyInLobby', 'accountsOnly'],
    }),
    budget('writes'),
    refuseGuests,
    validate('json', createLobbySchema),
    async (c) => {
      const { db, rooms, user } = c.var;
      const sourceIn = (code: string) => seatSource(c, code);
      const access = { db, rooms, person: personOfUser(user), mutedUntil: mutedUntilOf(user), sourceIn };
      const code = await createLobby(access, c.req.valid('json'));
      const ticket = await issueMemberTicket({ ...c.var, env: c.env, requestUrl: c.req.url }, code);
      return c.json({ ...done, code, message: 'Your lobby is open.', ticket });
    },
  )
  .post(
    '/joinLobby/:code',
    describe({
      tag,
      summary:
        'Takes a seat in a lobby, also while a game runs if the lobby allows it; a member stays seated. `leave` gives up the seat in that other lobby, once there is a new one.',
      response: joinedResponse,
      errors: [
        ...(['lobbyNotFound', 'lobbyFull', 'gameInProgress'] as const),
        ...(['banned', 'alreadyInLobby', 'tooManyAttempts'] as const),
        ...(['guestsNotAllowed', 'guestsNeedLink', 'nameInLobby', 'tooManyGuests'] as const),
        ...(['leaderAsked', 'notLetIn', 'tooManyAsking'] as const),
      ],
    }),
    budget('writes'),
    validate('param', codeParam),
    validate('json', joinLobbySchema),
    async (c) => {
      const { db, rooms, user } = c.var;
      const code = readCode(c.req.valid('param').code);
      const access = { db, rooms, ...(await joinerOf(c, code)), mutedUntil: mutedUntilOf(user) };
      const sources = await codeSources(c, user.id);
      const players = await joinLobby(access, { code, sources, ...c.req.valid('json') });
      const ticket = await issueMemberTicket({ ...c.var, env: c.env, requestUrl: c.req.url }, code);
      return c.json({ ...done, lobby: { code, players: players.map(playerFrom) }, ticket });
    },
  )
  .post('/leaveLobby/:code', ...leaveHandlers({ tag, summary: 'Leave a lobby.' }))
  .post(
    '/startGame/:code',
    describe({
      tag,
      summary: 'Start a game with all members of the lobby; the capacity is a lobby setting.',
      response: doneResponse,
      errors: ['lobbyNotFound', 'notMember', 'notLeader', 'tooFewPlayers', 'wrongPhase'],
    }),
    budget('writes'),
    validate('param', codeParam),
    validate('json', startGameSchema),
    async (c) => {
      const code = readCode(c.req.valid('param').code);
      await sendByCode(c, code, { type: 'startGame' });
      return c.json(done);
    },
  )
  .post('/sendMessage/:code', ...messageHandlers({ tag, summary: 'Send a chat message.' }))
  .post(
    '/kick/:code',
    ...playerHandlers('kickPlayer', { tag, summary: 'Remove a player, who cannot rejoin this lobby.' }),
  )
  .post(
    '/makeLeader/:code',
    ...playerHandlers('makeLeader', { tag, summary: 'Make another member the leader.' }),
  )
  .get(
    '/checkUserInLobby',
    describe({
      tag,
      summary: 'Show the user’s current lobby; 404: none.',
      response: myLobbyResponse,
      errors: ['notFound'],
    }),
    budget('reads'),
    async (c) => {
      const lobby = await myLobby({ db: c.var.db, user: c.var.user.id });
      return c.json({ ...done, lobby });
    },
  )
  .get(
    '/unfinishedGame/:code',
    describe({
      tag,
      summary:
        'Check that a game runs in this lobby which the user has played and can join again; 404: none.',
      response: unfinishedGameResponse,
      errors: ['lobbyNotFound'],
    }),
    budget('reads'),
    validate('param', codeParam),
    async (c) => {
      const code = readCode(c.req.valid('param').code);
      const isRunning = await hasUnfinishedGame({ ...c.var, user: c.var.user.id }, code);
      return c.json({ ...done, isRunning });
    },
  )
  .get(
    '/public',
    describe({
      tag,
      summary: 'List public lobbies with a free seat.',
      response: publicLobbiesResponse,
      errors: ['accountsOnly'],
    }),
    budget('reads'),
    refuseGuests,
    async (c) => c.json({ ...done, lobbies: await publicLobbies(c.var, 'account') }),
  );
