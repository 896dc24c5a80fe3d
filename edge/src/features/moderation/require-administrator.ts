import { createMiddleware } from 'hono/factory';
import type { Session } from '../../auth/session/session.ts';
import type { User } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';

/** What the routes of administrators read of a request. */
export type AdministratorEnv = AppEnv & { Variables: { user: User; session: Session } };

/** How the routes of administrators refuse others. */
export const refusals = ['unauthenticated', 'suspended', 'forbidden'] as const;

/**
 * Accepts only administrators with a session; must run after `requireUser`. The service token that
 * `requireContentEditor` accepts gives no access to reports, and every action needs a user to log. Throws `forbidden`.
 */
export const requireAdministrator = createMiddleware<AdministratorEnv>(async (c, next) => {
  if (!c.var.user.administrator) throw new ApiError('forbidden');
  await next();
});
