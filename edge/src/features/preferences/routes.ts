import { preferenceChangeSchema, preferencesSchema } from '@tallyho/game/accounts/preferences';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireUser } from '../../auth/session/session.ts';
import { ownAccount } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, success } from '../../http/describe.ts';
import { assertWithinBudget, budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { setPreference } from './set-preference.ts';

const response = v.object({ success, preferences: preferencesSchema });

/** Routes under /api/user. */
export const preferenceRoutes = new Hono<AppEnv>().post(
  '/preferences',
  describe({
    tag: 'Accounts',
    summary: 'Store one preference.',
    response,
    errors: ['unauthenticated', 'suspended', 'rateLimited'],
  }),
  requireUser,
  budget('writes'),
  validate('json', preferenceChangeSchema),
  async (c) => {
    const change = c.req.valid('json');
    if (change.key === 'appearOffline') await assertWithinBudget(c, 'appearOffline');
    const { preferences } = ownAccount(await setPreference(c.var, change));
    return c.json({ ...done, preferences });
  },
);
