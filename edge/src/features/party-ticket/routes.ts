import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { Hono } from 'hono';
import { readSession, requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { codeSources } from '../../rooms/code-guesses.ts';
import { partyAddress } from '../../rooms/party-address.ts';
import { ticketResponse } from '../../rooms/room-ticket.ts';
import { issueSeat, seatResponse } from './issue-seat.ts';
import { issueTicket, ticketRequestSchema } from './issue-ticket.ts';
import { issueUserTicket } from './issue-user-ticket.ts';

/** Routes under /api/party. */
export const partyTicketRoutes = new Hono<AppEnv>()
  .post(
    '/ticket',
    describe({
      tag: 'Rooms',
      summary: 'Issue a ticket for the socket of the user’s lobby.',
      response: ticketResponse,
      errors: ['unauthenticated', 'notMember', 'tooManyAttempts'],
    }),
    requireUser,
    budget('writes'),
    validate('json', ticketRequestSchema),
    async (c) => {
      const sources = await codeSources(c, c.var.user.id);
      const holder = { ...c.var, codeSources: sources, env: c.env, requestUrl: c.req.url };
      return c.json(await issueTicket(holder, c.req.valid('json')));
    },
  )
  .post(
    '/seat',
    describe({
      tag: 'Rooms',
      summary:
        'Show the lobby in which the caller has a seat, with a ticket for its socket; null: none. No account required.',
      response: seatResponse,
    }),
    budget('writes'),
    async (c) => {
      const caller = await readSession(c);
      if (caller === null) return c.json({ seat: null });
      return c.json(await issueSeat({ ...c.var, ...caller, env: c.env, requestUrl: c.req.url }));
    },
  )
  .post(
    userObjectNames.ticketPath,
    describe({
      tag: 'Rooms',
      summary: 'Issue a ticket for the user socket.',
      response: ticketResponse,
      errors: ['unauthenticated'],
    }),
    requireUser,
    budget('writes'),
    async (c) => {
      const { user, session } = c.var;
      const ticket = await issueUserTicket({ user, session, secret: c.env.TICKET_SECRET });
      return c.json({ ticket, url: partyAddress(c.env, c.req.url) });
    },
  );
