import { conversationSchema, directMessageSchema } from '@tallyho/game/people/messages';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { requireUser } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { validate } from '../../http/validate.ts';
import { pageSchema, readConversation } from './conversation.ts';
import { markRead, readSchema } from './mark-read.ts';
import { messageInputSchema, sendMessage } from './send-message.ts';
import { unreadCounts } from './unread.ts';

const tag = 'Messages';
const success = v.literal(true);
/** Any text: an id that cannot be is answered like one that is no friend's. */
const friendParam = v.object({ friendId: v.string() });

/** For a call that needs no body, by a client that says all the same that it sends JSON. */
const bodyOptional = createMiddleware<AppEnv>(async (c, next) => {
  if ((await c.req.text()) === '') Object.assign(c.req.bodyCache, { text: Promise.resolve('{}') });
  await next();
});

/** /api/user/messages. */
export const messageRoutes = new Hono<AppEnv>()
  .get(
    '/unread',
    describe({
      tag,
      summary: 'How many messages of which friend are unread.',
      answer: v.object({ success, counts: v.record(v.string(), v.number()) }),
      errors: ['unauthenticated'],
    }),
    requireUser,
    // Makes each call another address, so that nothing on the way answers from memory.
    validate('query', v.object({ _t: v.optional(v.string()) })),
    async (c) => c.json({ success: true, counts: await unreadCounts(c.var) } as const),
  )
  .post(
    '/send',
    describe({
      tag,
      summary: 'Write to a friend. The same `_id` again sends nothing twice.',
      answer: v.object({ success, message: directMessageSchema }),
      errors: ['unauthenticated', 'invalidInput', 'notFriends', 'muted', 'cooldown'],
    }),
    requireUser,
    validate('json', messageInputSchema),
    async (c) => c.json({ success: true, message: await sendMessage(c.var, c.req.valid('json')) } as const),
  )
  .get(
    '/:friendId',
    describe({
      tag,
      summary: 'Fifty messages with a friend, oldest first: the newest, or those before or after a `seq`.',
      answer: v.object({ success, data: conversationSchema }),
      errors: ['unauthenticated', 'invalidInput', 'notFriends'],
    }),
    requireUser,
    validate('param', friendParam),
    validate('query', pageSchema),
    async (c) => {
      const data = await readConversation(c.var, c.req.valid('param').friendId, c.req.valid('query'));
      return c.json({ success: true, data } as const);
    },
  )
  .put(
    '/:friendId/read',
    describe({
      tag,
      summary: 'Note that a friend’s messages are read: all of them, or up to a `seq`.',
      answer: v.object({ success, upTo: v.number() }),
      errors: ['unauthenticated', 'invalidInput', 'notFriends'],
    }),
    requireUser,
    validate('param', friendParam),
    bodyOptional,
    validate('json', readSchema),
    async (c) => {
      const upTo = await markRead(c.var, c.req.valid('param').friendId, c.req.valid('json').upTo);
      return c.json({ success: true, upTo } as const);
    },
  );
