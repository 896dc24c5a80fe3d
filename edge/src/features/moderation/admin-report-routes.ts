import { reportSchema } from '@tallyho/game/people/moderation';
import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { notifyAdministrators } from '../../safety/notify-administrators.ts';
import { closeReport, reopenReport } from './close-report.ts';
import { countOpen } from './list-appeals.ts';
import { listReports, reportsQuerySchema } from './list-reports.ts';
import { removeLink } from './remove-link.ts';
import { type AdministratorEnv, refusals } from './require-administrator.ts';

const tag = 'Moderation';
const reportsResponse = v.object({ success, reports: v.array(reportSchema), hasMore: v.boolean() });

/** Reports, and the public links that they are about: routes under /api/admin (`routes.ts`). */
export const adminReportRoutes = new Hono<AdministratorEnv>()
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
    async (c) => c.json({ ...done, ...(await listReports(c.var, c.req.valid('query'))) }),
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
      return c.json(done);
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
      return c.json(done);
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
    async (c) => c.json({ ...done, open: await countOpen(c.var) }),
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
      return c.json(done);
    },
  );
