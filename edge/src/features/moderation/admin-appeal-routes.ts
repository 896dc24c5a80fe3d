import { appealSchema } from '@tallyho/game/people/moderation';
import { appealRejectionSchema } from '@tallyho/game/people/sanctions';
import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { notifyAdministrators } from '../../safety/notify-administrators.ts';
import { appealsQuerySchema, listAppeals } from './list-appeals.ts';
import { rejectAppeal } from './reject-appeal.ts';
import { type AdministratorEnv, refusals } from './require-administrator.ts';

const tag = 'Moderation';

/** Appeals against suspensions: routes under /api/admin (`routes.ts`). */
export const adminAppealRoutes = new Hono<AdministratorEnv>()
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
    async (c) => c.json({ ...done, appeals: await listAppeals(c.var, c.req.valid('query')) }),
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
      return c.json(done);
    },
  );
