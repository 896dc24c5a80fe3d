import type { CommandInput } from '@tallyho/game/protocol/client';
import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import * as v from 'valibot';
import type { Account } from '../auth/account.ts';
import type { Session } from '../auth/session.ts';
import type { AppEnv } from '../http/context.ts';
import { describe, doneResponse } from '../http/describe.ts';
import { ApiError } from '../http/errors.ts';
import { validate } from '../http/validate.ts';
import { codeSources, recordWrongCode } from './code-guesses.ts';
import { leaveLobby } from './leave-lobby.ts';
import { codeParam, messageBody, textOf } from './schemas.ts';
import { readCode, sendCommand } from './send-command.ts';

/** A route's documentation. */
type RouteText = { tag: string; summary: string };

type MemberEnv = AppEnv & { Variables: { user: Account; session: Session } };

/** Creates handlers that several routes share. They must run behind `requireUser`. */
export const memberHandlers = createFactory<MemberEnv>().createHandlers;

/** Handlers for giving up a seat, shared by `leaveLobby` and `leaveGame`. `lobbyNotFound`: the code is malformed. */
export const leaveHandlers = (words: RouteText) =>
  memberHandlers(
    describe({ ...words, response: doneResponse, errors: ['lobbyNotFound'] }),
    validate('param', codeParam),
    async (c) => {
      const { db, rooms, user } = c.var;
      await leaveLobby({ db, rooms, user: user.id }, readCode(c.req.valid('param').code));
      return c.json({ success: true } as const);
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
    validate('param', codeParam),
    validate('json', messageBody),
    async (c) => {
      const text = textOf(c.req.valid('json'));
      const code = readCode(c.req.valid('param').code);
      await sendByCode(c, code, { type: 'sendMessage', text });
      return c.json({ success: true } as const);
    },
  );

/**
 * Sends a command to the room of a code that the caller has entered. A code of a lobby in which the caller has no seat
 * counts as a wrong one, whether it exists or not, so that commands reveal no codes. Throws like `sendCommand`, and
 * `tooManyAttempts`.
 */
export const sendByCode = async <Env extends MemberEnv>(
  c: Context<Env>,
  code: string,
  command: CommandInput,
): Promise<void> => {
  const { db, user } = c.var;
  try {
    await sendCommand(c.var, code, user.id, command);
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'lobbyNotFound' || error.code === 'notMember'))
      await recordWrongCode(db, await codeSources(c, user.id));
    throw error;
  }
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
    validate('param', codeParam),
    validate('json', playerBody),
    async (c) => {
      const { player } = c.req.valid('json');
      const code = readCode(c.req.valid('param').code);
      await sendByCode(c, code, { type, player });
      return c.json({ success: true } as const);
    },
  );
