import { Hono } from 'hono';
import * as v from 'valibot';
import { requireUser } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { validate } from '../../http/validate.ts';
import { issuePersonTicket } from './issue-person-ticket.ts';
import { issueTicket, ticketRequestSchema } from './issue-ticket.ts';
import { partyAddress } from './party-address.ts';

const answer = v.object({ ticket: v.string(), url: v.string() });

/** Routes under /api/party. */
export const partyTicketRoutes = new Hono<AppEnv>()
  .post(
    '/ticket',
    describe({
      tag: 'Rooms',
      summary: 'Issue a ticket for the socket of the user’s lobby.',
      answer,
      errors: ['unauthenticated', 'notMember'],
    }),
    requireUser,
    validate('json', ticketRequestSchema),
    async (c) => {
      const { db, user, session } = c.var;
      const ticket = await issueTicket(
        { db, user, session, secret: c.env.TICKET_SECRET },
        c.req.valid('json'),
      );
      return c.json({ ticket, url: partyAddress(c.env, c.req.url) });
    },
  )
  .post(
    '/person-ticket',
    describe({
      tag: 'Rooms',
      summary: 'Issue a ticket for the user’s own socket.',
      answer,
      errors: ['unauthenticated'],
    }),
    requireUser,
    async (c) => {
      const { user, session } = c.var;
      const ticket = await issuePersonTicket({ user, session, secret: c.env.TICKET_SECRET });
      return c.json({ ticket, url: partyAddress(c.env, c.req.url) });
    },
  );
