import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { requireUser } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { personOf } from '../../identity/account.ts';
import { leaveLobby } from '../../rooms/leave-lobby.ts';
import { codeParam, doneAnswer, messageBody, textOf } from '../../rooms/schemas.ts';
import { readCode, sendCommand } from '../../rooms/send-command.ts';
import { createdAnswer, joinedAnswer, myLobbyAnswer, publicLobbiesAnswer } from './answers.ts';
import { createLobby, createLobbySchema } from './create-lobby.ts';
import { joinLobby } from './join-lobby.ts';
import { myLobby } from './my-lobby.ts';
import { publicLobbies } from './public-lobbies.ts';

const tag = 'Lobby';
const startGameSchema = v.object({ numPlayers: v.optional(v.number()) });
const kickSchema = v.object({ player: v.string() });

/** /api/lobby (spec section 7). */
export const lobbyRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .post(
    '/createLobby',
    describe({ tag, summary: 'Opens a lobby.', answer: createdAnswer, errors: ['alreadyInLobby'] }),
    validate('json', createLobbySchema),
    async (c) => {
      const { db, rooms, user } = c.var;
      const code = await createLobby({ db, rooms, person: personOf(user) }, c.req.valid('json'));
      return c.json({ success: true, code, message: 'Your lobby is open.' } as const);
    },
  )
  .post(
    '/joinLobby/:code',
    describe({
      tag,
      summary: 'Takes a seat in a lobby; a member stays seated.',
      answer: joinedAnswer,
      errors: ['unknownLobby', 'fullLobby', 'startedLobby', 'barred', 'alreadyInLobby'],
    }),
    validate('param', codeParam),
    async (c) => {
      const { db, rooms, user } = c.var;
      const code = readCode(c.req.valid('param').code);
      const players = await joinLobby({ db, rooms, person: personOf(user) }, code);
      return c.json({ success: true, lobby: { code, players } } as const);
    },
  )
  .post(
    '/leaveLobby/:code',
    describe({
      tag,
      summary: 'Gives up a seat.',
      answer: doneAnswer,
      errors: ['unknownLobby', 'notMember'],
    }),
    validate('param', codeParam),
    async (c) => {
      const { db, rooms, user } = c.var;
      await leaveLobby({ db, rooms, user: user.id }, readCode(c.req.valid('param').code));
      return c.json({ success: true } as const);
    },
  )
  .post(
    '/startGame/:code',
    describe({
      tag,
      summary: 'Starts a game with everybody in the lobby; its capacity is a setting of the lobby.',
      answer: doneAnswer,
      errors: ['unknownLobby', 'notMember', 'notLeader', 'tooFewPlayers', 'wrongPhase'],
    }),
    validate('param', codeParam),
    validate('json', startGameSchema),
    async (c) => {
      await sendCommand(c.var, readCode(c.req.valid('param').code), c.var.user.id, { type: 'startGame' });
      return c.json({ success: true } as const);
    },
  )
  .post(
    '/sendMessage/:code',
    describe({
      tag,
      summary: 'Says something in the chat.',
      answer: doneAnswer,
      errors: ['unknownLobby', 'notMember', 'emptyMessage', 'cooldown'],
    }),
    validate('param', codeParam),
    validate('json', messageBody),
    async (c) => {
      const text = textOf(c.req.valid('json'));
      const code = readCode(c.req.valid('param').code);
      await sendCommand(c.var, code, c.var.user.id, { type: 'sendMessage', text });
      return c.json({ success: true } as const);
    },
  )
  .post(
    '/kick/:code',
    describe({
      tag,
      summary: 'Removes a player, who cannot rejoin this lobby.',
      answer: doneAnswer,
      errors: ['unknownLobby', 'notMember', 'notLeader', 'unknownPlayer'],
    }),
    validate('param', codeParam),
    validate('json', kickSchema),
    async (c) => {
      const { player } = c.req.valid('json');
      const code = readCode(c.req.valid('param').code);
      await sendCommand(c.var, code, c.var.user.id, { type: 'kickPlayer', player });
      return c.json({ success: true } as const);
    },
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
