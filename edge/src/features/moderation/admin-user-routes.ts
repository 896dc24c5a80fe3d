import { deletedSuspensionSchema, moderatedUserSchema } from '@tallyho/game/people/moderation';
import { userIdSchema } from '@tallyho/game/people/person-card';
import { sanctionInputSchema } from '@tallyho/game/people/sanctions';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireConfirmed } from '../../auth/session/session.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { notifyAdministrators } from '../../safety/notify-administrators.ts';
import { listAdministrators, removeAdministrator } from './administrators.ts';
import { liftDeletedSuspension, listDeletedSuspensions } from './deleted-suspensions.ts';
import { liftSanction, liftSanctionSchema } from './lift-sanction.ts';
import { notifySanction } from './notify-sanction.ts';
import { type AdministratorEnv, refusals } from './require-administrator.ts';
import { applySanction } from './sanction.ts';
import { searchUsers, userSearchSchema } from './search-users.ts';

const tag = 'Moderation';
const usersResponse = v.object({ success, users: v.array(moderatedUserSchema) });
const userResponse = v.object({ success, user: moderatedUserSchema });
const deletedSuspensionsResponse = v.object({ success, suspensions: v.array(deletedSuspensionSchema) });
const userParam = v.object({ id: userIdSchema });

/** Administrators, accounts and their sanctions: routes under /api/admin (`routes.ts`). */
export const adminUserRoutes = new Hono<AdministratorEnv>()
  .get(
    '/administrators',
    describe({
      tag,
      summary: 'List the administrators, by name.',
      response: usersResponse,
      errors: refusals,
    }),
    budget('reads'),
    async (c) => c.json({ ...done, users: await listAdministrators(c.var) }),
  )
  .post(
    '/users/:id/remove-administrator',
    describe({
      tag,
      summary:
        'Take the administrator role from an account, also from the own one, but never from the last administrator. Requires a recent identity proof.',
      response: userResponse,
      errors: [...refusals, 'confirmationRequired', 'unknownUser', 'lastAdministrator'],
    }),
    budget('writes'),
    requireConfirmed,
    validate('param', userParam),
    async (c) => {
      const { id } = c.req.valid('param');
      const user = await removeAdministrator(c.var, id);
      c.var.waitUntil(c.var.userObjects.push(id, { type: 'accountChanged' }));
      return c.json({ ...done, user });
    },
  )
  .get(
    '/users/search',
    describe({
      tag,
      summary:
        'Accounts whose names, or names before, begin with a text; for a blank one those that are muted or suspended now.',
      response: usersResponse,
      errors: refusals,
    }),
    budget('search'),
    validate('query', userSearchSchema),
    async (c) => c.json({ ...done, users: await searchUsers(c.var, c.req.valid('query')) }),
  )
  .post(
    '/users/:id/sanction',
    describe({
      tag,
      summary: 'Warn, mute or suspend an account, and close the report that it answers.',
      response: userResponse,
      errors: [...refusals, 'unknownUser', 'notFound'],
    }),
    budget('writes'),
    validate('param', userParam),
    validate('json', sanctionInputSchema),
    async (c) => {
      const input = c.req.valid('json');
      const applied = await applySanction(c.var, c.req.valid('param').id, input);
      c.var.waitUntil(notifySanction(c.var, input.kind, applied));
      c.var.waitUntil(notifyAdministrators(c.var.userObjects, applied.administrators));
      return c.json({ ...done, user: applied.moderatedUser });
    },
  )
  .post(
    '/users/:id/lift',
    describe({
      tag,
      summary: 'End a mute or a suspension early.',
      response: userResponse,
      errors: [...refusals, 'unknownUser'],
    }),
    budget('writes'),
    validate('param', userParam),
    validate('json', liftSanctionSchema),
    async (c) => {
      const input = c.req.valid('json');
      const applied = await liftSanction(c.var, c.req.valid('param').id, input);
      c.var.waitUntil(notifySanction(c.var, input.kind, applied));
      c.var.waitUntil(notifyAdministrators(c.var.userObjects, applied.administrators));
      return c.json({ ...done, user: applied.moderatedUser });
    },
  )
  .get(
    '/deleted-suspensions',
    describe({
      tag,
      summary: 'List the suspensions that go on after their accounts were deleted, the first to end first.',
      response: deletedSuspensionsResponse,
      errors: refusals,
    }),
    budget('reads'),
    async (c) => c.json({ ...done, suspensions: await listDeletedSuspensions(c.var) }),
  )
  .post(
    '/deleted-suspensions/:id/lift',
    describe({
      tag,
      summary: 'End the suspension of a deleted account early.',
      response: doneResponse,
      errors: [...refusals, 'notFound'],
    }),
    budget('writes'),
    validate('param', v.object({ id: lookupText })),
    async (c) => {
      await liftDeletedSuspension(c.var, c.req.valid('param').id);
      return c.json(done);
    },
  );
