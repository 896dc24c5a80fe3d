import { gameRecordSchema } from '@tallyho/game/protocol/service';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { requireUser } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { leaveLobby } from '../../rooms/leave-lobby.ts';
import { lobbiesOf } from '../../rooms/lobby-index.ts';
import { codeParam, doneAnswer, messageBody, success, textOf } from '../../rooms/schemas.ts';
import { readCode, sendCommand } from '../../rooms/send-command.ts';
import { activeGame } from './active-game.ts';

const tag = 'Game';
const gameAnswer = v.object({ success, game: gameRecordSchema });
const finishSchema = v.object({ gameId: v.string() });

/** /api/game (spec section 7). */
export const gameRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .get(
    '/fetchActiveGame',
    describe({ tag, summary: 'The running game; 404: none.', answer: gameAnswer, errors: ['notFound'] }),
    async (c) => {
      const { db, rooms, user } = c.var;
      return c.json({ success: true, game: await activeGame({ db, rooms, user: user.id }) } as const);
    },
  )
  .get(
    '/checkUserInGame',
    describe({
      tag,
      summary: 'Whether one is in a running game; 404: no.',
      answer: gameAnswer,
      errors: ['notFound'],
    }),
    async (c) => {
      const { db, rooms, user } = c.var;
      return c.json({ success: true, game: await activeGame({ db, rooms, user: user.id }) } as const);
    },
  )
  .post(
    '/sendMessage/:code',
    describe({
      tag,
      summary: "Says something in the game's chat.",
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
    '/leaveGame/:code',
    describe({
      tag,
      summary: 'Leaves the game and its lobby.',
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
    '/gameFinished',
    describe({
      tag,
      summary: 'Ends the game (leader).',
      answer: doneAnswer,
      errors: ['notMember', 'notLeader', 'staleGame'],
    }),
    validate('json', finishSchema),
    async (c) => {
      const { gameId } = c.req.valid('json');
      const [lobby] = await lobbiesOf(c.var.db, c.var.user.id);
      if (lobby === undefined) throw new ApiError('notMember');
      await sendCommand(c.var, lobby.code, c.var.user.id, { type: 'gameFinished', gameId });
      return c.json({ success: true } as const);
    },
  );
