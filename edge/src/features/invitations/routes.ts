import { invitationSchema, joinRequestSchema } from '@tallyho/game/people/invitations';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireAccount } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { issueMemberTicket, ticketResponse } from '../../rooms/room-ticket.ts';
import { seatSource } from '../../rooms/seat-source.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { sendInvitation } from './invite.ts';
import { askToJoin, declineJoinRequest } from './join-requests.ts';
import { myInvitations } from './my-invitations.ts';

const tag = 'Invitations';
const idParam = v.object({ id: lookupText });
/** Any text: an invalid id gets the same response as the id of a user who is not a friend. */
const friendBody = v.object({ friendId: lookupText });

/** Routes under /api/user. */
export const invitationRoutes = new Hono<AppEnv>()
  .post(
    '/friends/invite',
    describe({
      tag,
      summary: 'Invite a friend to the user’s lobby, for five minutes.',
      response: v.object({ success, invitation: invitationSchema }),
      errors: ['unauthenticated', 'accountsOnly', 'notFriends', 'notInLobby', 'cooldown'],
    }),
    requireAccount,
    budget('writes'),
    validate('json', friendBody),
    async (c) =>
      c.json({
        ...done,
        invitation: await sendInvitation(c.var, c.req.valid('json').friendId),
      } as const),
  )
  .post(
    '/friends/ask-to-join',
    describe({
      tag,
      summary: 'Ask a friend who is in a lobby for an invitation to it, for five minutes.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly', 'notFriends', 'notAtTable', 'cooldown'],
    }),
    requireAccount,
    budget('writes'),
    validate('json', friendBody),
    async (c) => {
      await askToJoin(c.var, c.req.valid('json').friendId);
      return c.json(done);
    },
  )
  .post(
    '/friends/decline-join-request',
    describe({
      tag,
      summary: 'Decline the request of a friend to join the user’s lobby.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('writes'),
    validate('json', friendBody),
    async (c) => {
      await declineJoinRequest(c.var, c.req.valid('json').friendId);
      return c.json(done);
    },
  )
  .get(
    '/invitations',
    describe({
      tag,
      summary:
        'List invitations to lobbies that can be joined now, and requests of friends to join the user’s lobby.',
      response: v.object({
        success,
        invitations: v.array(invitationSchema),
        joinRequests: v.array(joinRequestSchema),
      }),
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('reads'),
    async (c) => c.json({ ...done, ...(await myInvitations(c.var)) }),
  )
  .post(
    '/invitations/:id/accept',
    describe({
      tag,
      summary:
        'Accept an invitation and join its lobby. `ticket` is null if there is no seat; joining by the code says why.',
      response: v.object({ success, code: v.string(), ticket: v.nullable(ticketResponse) }),
      errors: ['unauthenticated', 'accountsOnly', 'expiredInvitation'],
    }),
    requireAccount,
    budget('writes'),
    validate('param', idParam),
    async (c) => {
      const { code, isSeated } = await acceptInvitation(
        { ...c.var, sourceIn: (lobby) => seatSource(c, lobby) },
        c.req.valid('param').id,
      );
      const ticket = isSeated
        ? await issueMemberTicket({ ...c.var, env: c.env, requestUrl: c.req.url }, code)
        : null;
      return c.json({ ...done, code, ticket });
    },
  )
  .post(
    '/invitations/:id/decline',
    describe({
      tag,
      summary: 'Decline an invitation.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('writes'),
    validate('param', idParam),
    async (c) => {
      await declineInvitation(c.var, c.req.valid('param').id);
      return c.json(done);
    },
  );
