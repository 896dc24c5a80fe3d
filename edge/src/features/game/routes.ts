import { Hono } from 'hono';
import * as v from 'valibot';
import { requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { lobbiesOf } from '../../rooms/lobby-index.ts';
import { leaveHandlers, memberHandlers, messageHandlers } from '../../rooms/member-handlers.ts';
import { sendCommand } from '../../rooms/send-command.ts';
import { activeGame } from './active-game.ts';
import { gameResponseOf, returnedGameSchema } from './game-response.ts';

const tag = 'Game';
const gameResponse = v.object({ success, game: returnedGameSchema });
const finishSchema = v.object({ gameId: lookupText });

/** Two paths have the same query. */
const gameHandlers = (summary: string) =>
  memberHandlers(
    describe({ tag, summary, response: gameResponse, errors: ['notFound'] }),
    budget('records'),
    async (c) => {
      const { db, rooms, user } = c.var;
      const game = await activeGame({ db, rooms, user: user.id });
      return c.json({ ...done, game: gameResponseOf(game) });
    },
  );

/** Routes under /api/game. */
export const gameRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .get('/fetchActiveGame', ...gameHandlers('The running game; 404: none.'))
  .get('/checkUserInGame', ...gameHandlers('Return the running game of the user; 404 if there is none.'))
  .post('/sendMessage/:code', ...messageHandlers({ tag, summary: 'Send a message to the chat of the game.' }))
  .post('/leaveGame/:code', ...leaveHandlers({ tag, summary: 'Leave the game and its lobby.' }))
  .post(
    '/gameFinished',
    describe({
      tag,
      summary: 'End the game (leader).',
      response: doneResponse,
      errors: ['notMember', 'notLeader', 'staleGame'],
    }),
    budget('writes'),
    validate('json', finishSchema),
    async (c) => {
      const { gameId } = c.req.valid('json');
      const [lobby] = await lobbiesOf(c.var.db, c.var.user.id);
      if (lobby === undefined) throw new ApiError('notMember');
      await sendCommand(c.var, lobby.code, c.var.user.id, { type: 'gameFinished', gameId });
      return c.json(done);
    },
  );
