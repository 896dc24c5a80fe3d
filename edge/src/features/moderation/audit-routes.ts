import { auditEntrySchema } from '@tallyho/game/people/moderation';
import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, done, success } from '../../http/describe.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { auditQuerySchema, listAudit } from './list-audit.ts';
import { type AdministratorEnv, refusals } from './require-administrator.ts';

const tag = 'Moderation';
const auditResponse = v.object({ success, entries: v.array(auditEntrySchema), next: v.nullable(v.number()) });

/** The audit log: routes under /api/admin (`routes.ts`). */
export const auditRoutes = new Hono<AdministratorEnv>().get(
  '/audit',
  describe({
    tag,
    summary: 'List or search the audit log, latest first. `next` is the parameter `before` of the next page.',
    response: auditResponse,
    errors: refusals,
  }),
  budget('reads'),
  validate('query', auditQuerySchema),
  async (c) => c.json({ ...done, ...(await listAudit(c.var, c.req.valid('query'))) }),
);
