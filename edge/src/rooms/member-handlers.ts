import type { CommandInput } from '@tallyho/game/protocol/client';
import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import * as v from 'valibot';
import type { Session } from '../auth/session/session.ts';
import type { User } from '../auth/user.ts';
import type { AppEnv } from '../http/context.ts';
import { describe, done, doneResponse } from '../http/describe.ts';
import { budget } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { codeSources } from './code-guesses.ts';
import { leaveLobby } from './leave-lobby.ts';
import { findOwnSeat, requireOwnSeat } from './own-seat.ts';
import { codeParam, messageBody, textOf } from './schemas.ts';
import { readCode, sendCommand } from './send-command.ts';

/** A route's documentation. */
type RouteText = { tag: string; summary: string };

type MemberEnv = AppEnv & { Variables: { user: User; session: Session } };

/** Creates handlers that several routes share. They must run behind `requireUser`. */
export const memberHandlers = createFactory<MemberEnv>().createHandlers;

/**
 * Handlers for giving up a seat, shared by `leaveLobby` and `leaveGame`. `lobbyNotFound`: the code is malformed. A code that is not in
 * the index is no error, because the lobby may have closed, but no room is called for it.
 */
export const leaveHandlers = (words: RouteText) =>
  memberHandlers(
    describe({ ...words, response: doneResponse, errors: ['lobbyNotFound', 'tooManyAttempts'] }),
    budget('writes'),
    validate('param', codeParam),
    async (c) => {
      const { db, rooms, user } = c.var;
      const code = readCode(c.req.valid('param').code);
      const seat = await findOwnSeat(db, code, { user: user.id, sources: await codeSources(c, user.id) });
      // The index may not have a new seat yet, so the room of an open lobby decides.
      if (seat !== 'unknownCode') await leaveLobby({ db, rooms, user: user.id }, code);
      return c.json(done);
    },
  );

/** Handlers for sending a chat message, shared by lobby and game. */
export const messageHandlers = (words: RouteText) =>
  memberHandlers(
    describe({
      ...words,
      response: doneResponse,
      errors: ['lobbyNotFound', 'notMember', 'emptyMessage', 'cooldown'],
    }),
    budget('writes'),
    validate('param', codeParam),
    validate('json', messageBody),
    async (c) => {
      const text = textOf(c.req.valid('json'));
      const code = readCode(c.req.valid('param').code);
      await sendByCode(c, code, { type: 'sendMessage', text });
      return c.json(done);
    },
  );

/**
 * Sends a command to the room of a code that the caller has entered, if the caller has a seat in its lobby. Throws like
 * `requireOwnSeat` and `sendCommand`.
 */
export const sendByCode = async <Env extends MemberEnv>(
  c: Context<Env>,
  code: string,
  command: CommandInput,
): Promise<void> => {
  const { db, user } = c.var;
  await requireOwnSeat(db, code, { user: user.id, sources: await codeSources(c, user.id) });
  await sendCommand(c.var, code, user.id, command);
};

const playerBody = v.object({ player: v.string() });

/** Handlers for the leader's actions on another player. */
export const playerHandlers = (type: 'kickPlayer' | 'makeLeader', words: RouteText) =>
  memberHandlers(
    describe({
      ...words,
      response: doneResponse,
      errors: ['lobbyNotFound', 'notMember', 'notLeader', 'playerNotFound'],
    }),
    budget('writes'),
    validate('param', codeParam),
    validate('json', playerBody),
    async (c) => {
      const { player } = c.req.valid('json');
      const code = readCode(c.req.valid('param').code);
      await sendByCode(c, code, { type, player });
      return c.json(done);
    },
  );
