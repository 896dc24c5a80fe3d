import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { readLoginSource, writeKnownBrowser } from '../../auth/login/login-source.ts';
import { readSession, requireUser } from '../../auth/session/session.ts';
import { refuseSuspended } from '../../auth/suspensions/suspended-error.ts';
import { ownAccount, ownAccountSchema } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, success } from '../../http/describe.ts';
import { deviceOf } from '../../http/device.ts';
import { ApiError } from '../../http/errors.ts';
import { assertWithinBudget, budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { afterResponse } from '../../http/wait-until.ts';
import { deleteUnusedGuests } from '../../people/delete-unused-guests.ts';
import { eraseAccessOf } from '../../people/erase-account.ts';
import { codeSources } from '../../rooms/code-guesses.ts';
import { enterAccount } from '../../rooms/enter-account.ts';
import { publicLobbies, publicLobbiesResponse } from '../../rooms/public-lobbies.ts';
import { issueMemberTicket, ticketResponse } from '../../rooms/room-ticket.ts';
import { codeParam, lobbyPlayers, playerFrom } from '../../rooms/schemas.ts';
import { requireBrowserId, seatSource } from '../../rooms/seat-source.ts';
import { readCode } from '../../rooms/send-command.ts';
import { createGuest, guestIdOf, guestSchema } from './create-guest.ts';
import { entryStatusResponse, readEntryStatus } from './entry-status.ts';
import {
  createGuestLink,
  linkedGuestResponse,
  openGuestLink,
  openLinkSchema,
  readGuestLink,
  readLinkSchema,
} from './guest-link.ts';
import { renameGuest, renameSchema } from './rename-guest.ts';

const tag = 'Guests';
const guestResponse = v.object({
  success,
  user: ownAccountSchema,
  lobby: v.object({ code: v.string(), players: lobbyPlayers }),
  ticket: ticketResponse,
});

/** Unused guests that the request for a new one deletes, where no scheduled job does it. */
const deletedAtOnce = 2;

/** Accepts visitors and guests. An account that follows a link joins as that account. */
const refuseAccounts = createMiddleware<AppEnv>(async (c, next) => {
  const found = await readSession(c);
  if (found?.user.isGuest) refuseSuspended(found.user);
  else if (found)
    throw new ApiError('forbidden', { message: 'You are logged in. Please join with your account.' });
  await next();
});

/** Routes under /api/guests: players without an account (docs/decisions/guests.md). */
export const guestRoutes = new Hono<AppEnv>()
  .post(
    '/',
    describe({
      tag,
      summary: 'Take a seat in a lobby as a guest, and log in as that guest. Not for logged-in accounts.',
      response: guestResponse,
      errors: [
        ...(['profaneUsername', 'usernameTaken', 'nameInLobby', 'lobbyNotFound', 'lobbyFull'] as const),
        ...(['gameInProgress', 'banned', 'guestsNotAllowed', 'tooManyGuests', 'tooManyAttempts'] as const),
        ...(['guestsNeedLink', 'leaderAsked', 'notLetIn', 'tooManyAsking'] as const),
        ...(['cookiesBlocked', 'suspended', 'forbidden', 'rateLimited'] as const),
      ],
    }),
    requireBrowserId,
    budget('guests'),
    refuseAccounts,
    validate('json', guestSchema),
    async (c) => {
      const { key, ...input } = c.req.valid('json');
      const code = readCode(input.code);
      const { SERVICE_SECRET: secret } = c.env;
      const access = {
        ...c.var,
        secret,
        device: deviceOf(c),
        source: await seatSource(c, code),
        codeSources: await codeSources(c, null),
        loginSource: await readLoginSource(c),
      };
      const id = await guestIdOf(secret, key);
      const entry = await createGuest(access, { ...input, id, code });
      const { account, session, players } = entry;
      await enterAccount(c, { account, token: session.token });
      // So that a suspension of the guest holds in this browser.
      if (!entry.isAccountsBrowser) await writeKnownBrowser(c, account);
      const holder = { user: account, session, env: c.env, requestUrl: c.req.url };
      const ticket = await issueMemberTicket(holder, code);
      c.var.waitUntil(afterResponse(() => deleteUnusedGuests(eraseAccessOf(c), deletedAtOnce)));
      return c.json({
        ...done,
        user: ownAccount(account),
        lobby: { code, players: players.map(playerFrom) },
        ticket,
      } as const);
    },
  )
  .get(
    '/entry/:code',
    describe({
      tag,
      summary: 'Show the leader’s answer to this browser’s request for a seat. No account required.',
      response: entryStatusResponse,
      errors: ['lobbyNotFound', 'banned', 'tooManyAttempts', 'rateLimited'],
    }),
    budget('guestEntries'),
    validate('param', codeParam),
    async (c) => {
      const code = readCode(c.req.valid('param').code);
      const visit = { source: await seatSource(c, code), codeSources: await codeSources(c, null) };
      return c.json({ ...done, entry: await readEntryStatus(c.var, code, visit) });
    },
  )
  .get(
    '/lobbies',
    describe({
      tag,
      summary: 'List public lobbies that let guests in from the list. No account required.',
      response: publicLobbiesResponse,
      errors: ['rateLimited'],
    }),
    budget('guestLobbies'),
    async (c) => c.json({ ...done, lobbies: await publicLobbies(c.var, 'guest') }),
  )
  .post(
    '/rename',
    describe({
      tag,
      summary:
        'Change the name of the guest. The response has the name that the guest got: with a number if another player in the lobby has it.',
      response: v.object({ success, user: ownAccountSchema }),
      errors: [
        ...([
          'profaneUsername',
          'usernameTaken',
          'nameInLobby',
          'unauthenticated',
          'forbidden',
          'suspended',
        ] as const),
        ...(['rateLimited', 'roomUnavailable'] as const),
      ],
    }),
    requireUser,
    budget('writes'),
    validate('json', renameSchema),
    async (c) => {
      const { user } = c.var;
      if (!user.isGuest)
        throw new ApiError('forbidden', { message: 'Only guests can change their name here.' });
      await assertWithinBudget(c, 'guestNames');
      return c.json({
        ...done,
        user: ownAccount(await renameGuest(c.var, c.req.valid('json'))),
      } as const);
    },
  )
  .post(
    '/link',
    describe({
      tag,
      summary:
        'Make a link with which the guest plays on with another device. Single use; it replaces earlier links.',
      response: v.object({ success, token: v.string(), expiresAt: v.number() }),
      errors: ['unauthenticated', 'forbidden', 'suspended'],
    }),
    requireUser,
    budget('writes'),
    async (c) => {
      if (!c.var.user.isGuest) throw new ApiError('forbidden');
      return c.json({ ...done, ...(await createGuestLink(c.var)) });
    },
  )
  .post(
    '/read-link',
    describe({
      tag,
      summary: 'Show the guest of a link, and what opening it here costs. It does not use the link up.',
      response: v.object({ success, ...linkedGuestResponse.entries }),
      errors: ['expiredLink', 'forbidden', 'suspended', 'rateLimited'],
    }),
    budget('guestLinks'),
    refuseAccounts,
    validate('json', readLinkSchema),
    async (c) => {
      const current = (await readSession(c))?.user ?? null;
      const found = await readGuestLink({ db: c.var.db, current }, c.req.valid('json'));
      return c.json({ ...done, ...found });
    },
  )
  .post(
    '/open-link',
    describe({
      tag,
      summary:
        'Log in as the guest of a link, once. Not for logged-in accounts. `replace` deletes another guest of this browser.',
      response: v.object({ success, user: ownAccountSchema }),
      errors: ['cookiesBlocked', 'expiredLink', 'otherGuest', 'forbidden', 'suspended', 'rateLimited'],
    }),
    requireBrowserId,
    budget('guestLinks'),
    refuseAccounts,
    validate('json', openLinkSchema),
    async (c) => {
      const current = (await readSession(c))?.user ?? null;
      const access = { db: c.var.db, device: deviceOf(c), current };
      const entry = await openGuestLink(access, c.req.valid('json'));
      await enterAccount(c, entry);
      return c.json({ ...done, user: ownAccount(entry.account) });
    },
  );
