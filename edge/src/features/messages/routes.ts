import { conversationSchema, directMessageSchema } from '@tallyho/game/people/messages';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { requireAccount } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, success } from '../../http/describe.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { pageSchema, readConversation } from './conversation.ts';
import { latestMessages } from './latest.ts';
import { markRead, readSchema } from './mark-read.ts';
import { messageInputSchema, sendMessage } from './send-message.ts';
import { unreadCounts } from './unread.ts';

const tag = 'Messages';
/** Any text: an invalid id gets the same response as the id of a user who is not a friend. */
const friendParam = v.object({ friendId: lookupText });

/** Allows an empty body, also if the client sends a JSON content type. */
const bodyOptional = createMiddleware<AppEnv>(async (c, next) => {
  if ((await c.req.text()) === '') Object.assign(c.req.bodyCache, { text: Promise.resolve('{}') });
  await next();
});

/** Routes under /api/user/messages. */
export const messageRoutes = new Hono<AppEnv>()
  .get(
    '/unread',
    describe({
      tag,
      summary: 'Count unread messages per friend.',
      response: v.object({ success, counts: v.record(v.string(), v.number()) }),
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('reads'),
    // Makes each request URL unique, so that no cache responds.
    validate('query', v.object({ _t: v.optional(lookupText) })),
    async (c) => c.json({ ...done, counts: await unreadCounts(c.var) }),
  )
  .get(
    '/latest',
    describe({
      tag,
      summary: 'Return the last message with each friend, the latest first.',
      response: v.object({ success, messages: v.array(directMessageSchema) }),
      errors: ['unauthenticated', 'accountsOnly'],
    }),
    requireAccount,
    budget('reads'),
    async (c) => c.json({ ...done, messages: await latestMessages(c.var) }),
  )
  .post(
    '/send',
    describe({
      tag,
      summary: 'Send a message to a friend. Repeating the same `_id` sends nothing twice.',
      response: v.object({ success, message: directMessageSchema }),
      errors: ['unauthenticated', 'accountsOnly', 'invalidInput', 'notFriends', 'muted', 'cooldown'],
    }),
    requireAccount,
    budget('writes'),
    validate('json', messageInputSchema),
    async (c) => c.json({ ...done, message: await sendMessage(c.var, c.req.valid('json')) }),
  )
  .get(
    '/:friendId',
    describe({
      tag,
      summary:
        'Return fifty messages with a friend, oldest first: the newest, or those before or after a `seq`.',
      response: v.object({ success, data: conversationSchema }),
      errors: ['unauthenticated', 'accountsOnly', 'invalidInput', 'notFriends'],
    }),
    requireAccount,
    budget('reads'),
    validate('param', friendParam),
    validate('query', pageSchema),
    async (c) => {
      const data = await readConversation(c.var, c.req.valid('param').friendId, c.req.valid('query'));
      return c.json({ ...done, data });
    },
  )
  .put(
    '/:friendId/read',
    describe({
      tag,
      summary: 'Mark a friend’s messages as read: all of them, or up to a `seq`.',
      response: v.object({ success, upTo: v.number() }),
      errors: ['unauthenticated', 'accountsOnly', 'invalidInput', 'notFriends'],
    }),
    requireAccount,
    budget('writes'),
    validate('param', friendParam),
    bodyOptional,
    validate('json', readSchema),
    async (c) => {
      const upTo = await markRead(c.var, c.req.valid('param').friendId, c.req.valid('json').upTo);
      return c.json({ ...done, upTo });
    },
  );
