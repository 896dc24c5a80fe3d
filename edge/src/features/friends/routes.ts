import { foundPersonSchema, friendSchema } from '@tallyho/game/people/friends';
import { personCardSchema } from '@tallyho/game/people/person-card';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireAccount } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { cutLong, lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { friendsOf } from '../../people/friend-list.ts';
import { block, removeFriend, unblock } from './end-friendship.ts';
import { findPeople } from './find-people.ts';
import { blockedBy, requestsFrom, requestsTo } from './lists.ts';
import { acceptRequest, declineRequest, withdrawRequest } from './respond-request.ts';
import { sendRequest } from './send-request.ts';

const tag = 'Friends';
const cards = v.array(personCardSchema);
/** An invalid id gets the same response as an unknown one. */
const id = lookupText;

/** Routes under /api/user/friends. */
export const friendRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describe({
      tag,
      summary: 'List friends by name, with their presence.',
      response: v.object({ success, friends: v.array(friendSchema) }),
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('reads'),
    async (c) => {
      const { db, user } = c.var;
      return c.json({ ...done, friends: await friendsOf(db, user.id) });
    },
  )
  .get(
    '/search',
    describe({
      tag,
      summary: 'Find at most 30 users whose name starts with this text.',
      response: v.object({ success, users: v.array(foundPersonSchema) }),
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('search'),
    validate('query', v.object({ username: v.optional(lookupText, '') })),
    async (c) => {
      const users = await findPeople(c.var, c.req.valid('query').username);
      return c.json({ ...done, users });
    },
  )
  .post(
    '/send-request',
    describe({
      tag,
      summary:
        'Send a friend request; `friends`: the other user had already sent one, so both are friends now.',
      response: v.object({ success, friends: v.boolean() }),
      errors: [
        'unauthenticated',
        'invalidInput',
        'unknownUser',
        'alreadyFriends',
        'blockedByYou',
        'tooManyFriends',
        'tooManyRequests',
      ],
    }),
    requireAccount,
    budget('writes'),
    validate(
      'json',
      v.object({
        username: v.pipe(v.string('Enter a username to search'), cutLong),
      }),
    ),
    async (c) => c.json({ ...done, ...(await sendRequest(c.var, c.req.valid('json').username)) }),
  )
  .post(
    '/respond-request',
    describe({
      tag,
      summary: 'Accept or decline a friend request.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly', 'noRequest', 'tooManyFriends'],
    }),
    requireAccount,
    budget('writes'),
    validate('json', v.object({ senderId: id, accept: v.boolean() })),
    async (c) => {
      const { senderId, accept } = c.req.valid('json');
      await (accept ? acceptRequest : declineRequest)(c.var, senderId);
      return c.json(done);
    },
  )
  .post(
    '/withdraw-request',
    describe({
      tag,
      summary: 'Withdraw a friend request.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('writes'),
    validate('json', v.object({ recipientId: id })),
    async (c) => {
      await withdrawRequest(c.var, c.req.valid('json').recipientId);
      return c.json(done);
    },
  )
  .get(
    '/requests',
    describe({
      tag,
      summary: 'List received friend requests.',
      response: v.object({ success, friendRequests: cards }),
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('reads'),
    async (c) => {
      const { db, user } = c.var;
      return c.json({ ...done, friendRequests: await requestsTo(db, user.id) });
    },
  )
  .get(
    '/sent-requests',
    describe({
      tag,
      summary: 'List sent friend requests.',
      response: v.object({ success, sentRequests: cards }),
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('reads'),
    async (c) => {
      const { db, user } = c.var;
      return c.json({ ...done, sentRequests: await requestsFrom(db, user.id) });
    },
  )
  .post(
    '/remove-friend',
    describe({
      tag,
      summary: 'End a friendship.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('writes'),
    validate('json', v.object({ friendId: id })),
    async (c) => {
      await removeFriend(c.var, c.req.valid('json').friendId);
      return c.json(done);
    },
  )
  .post(
    '/block',
    describe({
      tag,
      summary: 'Block a user: ends friendship and requests in both directions.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly', 'invalidInput'],
    }),
    requireAccount,
    budget('writes'),
    validate('json', v.object({ userId: id })),
    async (c) => {
      await block(c.var, c.req.valid('json').userId);
      return c.json(done);
    },
  )
  .post(
    '/unblock',
    describe({
      tag,
      summary: 'Remove a block.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('writes'),
    validate('json', v.object({ userId: id })),
    async (c) => {
      await unblock(c.var, c.req.valid('json').userId);
      return c.json(done);
    },
  )
  .get(
    '/blocked',
    describe({
      tag,
      summary: 'List blocked users.',
      response: v.object({ success, blocked: cards }),
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('reads'),
    async (c) => {
      const { db, user } = c.var;
      return c.json({ ...done, blocked: await blockedBy(db, user.id) });
    },
  );
