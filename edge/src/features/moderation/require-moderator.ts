import { createMiddleware } from 'hono/factory';
import type { User } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';

/**
 * Accepts only administrators with a session; must run after `requireUser`. The service token that
 * `requireAdministrator` accepts gives no access to reports, and every action needs a user to log. Throws `forbidden`.
 */
export const requireModerator = createMiddleware<AppEnv & { Variables: { user: User } }>(async (c, next) => {
  if (!c.var.user.administrator) throw new ApiError('forbidden');
  await next();
});
