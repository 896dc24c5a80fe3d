import { createMiddleware } from 'hono/factory';
import type { Account } from '../../auth/account.ts';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';

/**
 * Lets in administrators in person alone, after `requireUser`: what is reported is no business of the service token that
 * `requireAdministrator` accepts, and every action needs somebody who did it. Throws `forbidden`.
 */
export const requireModerator = createMiddleware<AppEnv & { Variables: { user: Account } }>(
  async (c, next) => {
    if (!c.var.user.administrator) throw new ApiError('forbidden');
    await next();
  },
);
