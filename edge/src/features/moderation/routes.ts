import {
  appealSchema,
  auditEntrySchema,
  deletedSuspensionSchema,
  moderatedUserSchema,
  reportSchema,
} from '@tallyho/game/people/moderation';
import { userIdSchema } from '@tallyho/game/people/person-card';
import { appealRejectionSchema, sanctionInputSchema } from '@tallyho/game/people/sanctions';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireConfirmed, requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, doneResponse, success } from '../../http/describe.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { notifyAdministrators } from '../../safety/notify-administrators.ts';
import { listAdministrators, removeAdministrator } from './administrators.ts';
import { closeReport, reopenReport } from './close-report.ts';
import { liftDeletedSuspension, listDeletedSuspensions } from './deleted-suspensions.ts';
import { liftSanction, liftSanctionSchema } from './lift-sanction.ts';
import { appealsQuerySchema, countOpen, listAppeals } from './list-appeals.ts';
import { auditQuerySchema, listAudit } from './list-audit.ts';
import { listReports, reportsQuerySchema } from './list-reports.ts';
import { notifySanction } from './notify-sanction.ts';
import { rejectAppeal } from './reject-appeal.ts';
import { removeLink } from './remove-link.ts';
import { requireModerator } from './require-moderator.ts';
import { applySanction } from './sanction.ts';
import { searchUsers, userSearchSchema } from './search-users.ts';

const tag = 'Moderation';
const refusals = ['unauthenticated', 'suspended', 'forbidden'] as const;
const hasMore = v.boolean();
const reportsResponse = v.object({ success, reports: v.array(reportSchema), hasMore });
const usersResponse = v.object({ success, users: v.array(moderatedUserSchema) });
const userResponse = v.object({ success, user: moderatedUserSchema });
const deletedSuspensionsResponse = v.object({ success, suspensions: v.array(deletedSuspensionSchema) });
const auditResponse = v.object({ success, entries: v.array(auditEntrySchema), next: v.nullable(v.number()) });
const userParam = v.object({ id: userIdSchema });

/** Routes under /api/admin: moderation by administrators. */
export const moderationRoutes = new Hono<AppEnv>()
  .use(requireUser, requireModerator)
  .get(
    '/reports',
    describe({
      tag,
      summary: 'List open or closed reports, latest first; or all reports about one account.',
      response: reportsResponse,
      errors: refusals,
    }),
    budget('reads'),
    validate('query', reportsQuerySchema),
    async (c) => c.json({ success: true as const, ...(await listReports(c.var, c.req.valid('query'))) }),
  )
  .post(
    '/reports/:id/close',
    describe({
      tag,
      summary: 'Close a report. Idempotent.',
      response: doneResponse,
      errors: [...refusals, 'notFound'],
    }),
    budget('writes'),
    validate('param', v.object({ id: lookupText })),
    async (c) => {
      const administrators = await closeReport(c.var, c.req.valid('param').id);
      c.var.waitUntil(notifyAdministrators(c.var.userObjects, administrators));
      return c.json({ success: true } as const);
    },
  )
  .post(
    '/reports/:id/reopen',
    describe({
      tag,
      summary: 'Open a closed report again. Idempotent.',
      response: doneResponse,
      errors: [...refusals, 'notFound'],
    }),
    budget('writes'),
    validate('param', v.object({ id: lookupText })),
    async (c) => {
      const administrators = await reopenReport(c.var, c.req.valid('param').id);
      c.var.waitUntil(notifyAdministrators(c.var.userObjects, administrators));
      return c.json({ success: true } as const);
    },
  )
  .get(
    '/open-reports',
    describe({
      tag,
      summary: 'Count the open reports and appeals.',
      response: v.object({ success, open: v.number() }),
      errors: refusals,
    }),
    budget('reads'),
    async (c) => c.json({ success: true as const, open: await countOpen(c.var) }),
  )
  .get(
    '/appeals',
    describe({
      tag,
      summary: 'List the open or closed appeals against suspensions, latest first; at most 50.',
      response: v.object({ success, appeals: v.array(appealSchema) }),
      errors: refusals,
    }),
    budget('reads'),
    validate('query', appealsQuerySchema),
    async (c) => c.json({ success: true as const, appeals: await listAppeals(c.var, c.req.valid('query')) }),
  )
  .post(
    '/appeals/:id/reject',
    describe({
      tag,
      summary: 'Reject an appeal with an answer that its author reads.',
      response: doneResponse,
      errors: [...refusals, 'notFound', 'alreadyDecided'],
    }),
    budget('writes'),
    validate('param', v.object({ id: lookupText })),
    validate('json', appealRejectionSchema),
    async (c) => {
      const rejection = { ...c.req.valid('json'), ...c.req.valid('param') };
      const { author, administrators } = await rejectAppeal(c.var, rejection);
      c.var.waitUntil(c.var.userObjects.push(author, { type: 'accountChanged' }));
      c.var.waitUntil(notifyAdministrators(c.var.userObjects, administrators));
      return c.json({ success: true } as const);
    },
  )
  .get(
    '/administrators',
    describe({
      tag,
      summary: 'List the administrators, by name.',
      response: usersResponse,
      errors: refusals,
    }),
    budget('reads'),
    async (c) => c.json({ success: true as const, users: await listAdministrators(c.var) }),
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
      return c.json({ success: true as const, user });
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
    async (c) => c.json({ success: true as const, users: await searchUsers(c.var, c.req.valid('query')) }),
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
      const done = await applySanction(c.var, c.req.valid('param').id, input);
      c.var.waitUntil(notifySanction(c.var, input.kind, done));
      c.var.waitUntil(notifyAdministrators(c.var.userObjects, done.administrators));
      return c.json({ success: true as const, user: done.moderatedUser });
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
      const done = await liftSanction(c.var, c.req.valid('param').id, input);
      c.var.waitUntil(notifySanction(c.var, input.kind, done));
      c.var.waitUntil(notifyAdministrators(c.var.userObjects, done.administrators));
      return c.json({ success: true as const, user: done.moderatedUser });
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
    async (c) => c.json({ success: true as const, suspensions: await listDeletedSuspensions(c.var) }),
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
      return c.json({ success: true } as const);
    },
  )
  .delete(
    '/shared/:token',
    describe({
      tag,
      summary: 'Remove the public link of a game’s result.',
      response: doneResponse,
      errors: [...refusals, 'notFound'],
    }),
    budget('writes'),
    validate('param', v.object({ token: lookupText })),
    async (c) => {
      await removeLink({ ...c.var, bucket: c.env.IMAGES }, c.req.valid('param').token);
      return c.json({ success: true } as const);
    },
  )
  .get(
    '/audit',
    describe({
      tag,
      summary:
        'List or search the audit log, latest first. `next` is the parameter `before` of the next page.',
      response: auditResponse,
      errors: refusals,
    }),
    budget('reads'),
    validate('query', auditQuerySchema),
    async (c) => c.json({ success: true as const, ...(await listAudit(c.var, c.req.valid('query'))) }),
  );
