import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { ownAccount, ownAccountSchema } from '../../auth/account.ts';
import { readLoginSource } from '../../auth/login-source.ts';
import { enterSession } from '../../auth/rotate-session.ts';
import { readSession, refuseSuspended } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, success } from '../../http/describe.ts';
import { deviceOf } from '../../http/device.ts';
import { ApiError } from '../../http/errors.ts';
import { limitBy } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { codeSources } from '../../rooms/code-guesses.ts';
import { issueMemberTicket, ticketResponse } from '../../rooms/room-ticket.ts';
import { lobbyPlayers } from '../../rooms/schemas.ts';
import { ensureBrowserId, seatSource } from '../../rooms/seat-source.ts';
import { readCode } from '../../rooms/send-command.ts';
import { createGuest, guestIdOf, guestSchema } from './create-guest.ts';

const tag = 'Guests';
const guestResponse = v.object({
  success,
  user: ownAccountSchema,
  lobby: v.object({ code: v.string(), players: lobbyPlayers }),
  ticket: ticketResponse,
});

/** Accepts visitors and guests. A member who follows a link joins with the account. */
const refuseMembers = createMiddleware<AppEnv>(async (c, next) => {
  const found = await readSession(c);
  if (found?.user.isGuest) refuseSuspended(found.user);
  else if (found)
    throw new ApiError('forbidden', { message: 'You are logged in. Please join with your account.' });
  await next();
});

/** Routes under /api/guests: players without an account (docs/decisions/guests.md). */
export const guestRoutes = new Hono<AppEnv>().post(
  '/',
  describe({
    tag,
    summary: 'Take a seat in a lobby as a guest, and log in as that guest. Not for logged-in members.',
    response: guestResponse,
    errors: [
      ...(['profaneUsername', 'usernameTaken', 'nameInLobby', 'lobbyNotFound', 'lobbyFull'] as const),
      ...(['gameInProgress', 'banned', 'guestsNotAllowed', 'tooManyGuests', 'tooManyAttempts'] as const),
      ...(['suspended', 'forbidden', 'rateLimited'] as const),
    ],
  }),
  limitBy('LIMIT_REGISTER', 'guests'),
  refuseMembers,
  validate('json', guestSchema),
  async (c) => {
    const { key, ...input } = c.req.valid('json');
    const code = readCode(input.code);
    const { SERVICE_SECRET: secret } = c.env;
    const access = {
      ...c.var,
      secret,
      device: deviceOf(c),
      source: await seatSource(c, code, ensureBrowserId(c)),
      codeSources: await codeSources(c, null),
      loginSource: await readLoginSource(c),
    };
    const id = await guestIdOf(secret, key);
    const { account, session, players } = await createGuest(access, { ...input, id, code });
    await enterSession(c, session.token);
    const holder = { user: account, session, env: c.env, requestUrl: c.req.url };
    const ticket = await issueMemberTicket(holder, code);
    return c.json({ success: true, user: ownAccount(account), lobby: { code, players }, ticket } as const);
  },
);
