import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { providerRoutes } from './features/accounts/provider-routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { partyTicketRoutes } from './features/party-ticket/routes.ts';
import { preferenceRoutes } from './features/preferences/routes.ts';
import { csrfRoutes, sessionRoutes } from './features/sessions/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { subscriptionRoutes } from './features/subscriptions/routes.ts';
import { type AppEnv, withContext } from './http/context.ts';
import { addDocumentation } from './http/documentation.ts';
import { ApiError } from './http/errors.ts';
import { notFound } from './http/not-found.ts';
import { onError } from './http/on-error.ts';
import { requireOwnOrigin } from './http/origin.ts';
import { limitWrites } from './http/rate-limit.ts';
import { securityHeaders } from './http/security-headers.ts';

const jsonBytes = 128 * 1024;
const limitBody = bodyLimit({
  maxSize: jsonBytes,
  onError: () => {
    throw new ApiError('tooLarge');
  },
});

const base = new Hono<AppEnv>();
base.onError(onError);
base.notFound(notFound(base));
base.use(securityHeaders, withContext);
base.use('/api/*', requireOwnOrigin, limitWrites, (c, next) =>
  // Uploads have their own cap, on each file.
  c.req.header('Content-Type')?.startsWith('multipart/form-data') ? next() : limitBody(c, next),
);

export const app = base
  .route('/api', siteRoutes)
  .route('/api', csrfRoutes)
  .route('/api', subscriptionRoutes)
  .route('/api/user', accountRoutes)
  .route('/api/user', providerRoutes)
  .route('/api/user', sessionRoutes)
  .route('/api/user', preferenceRoutes)
  .route('/api/party', partyTicketRoutes);

addDocumentation(base);

/** What Hono's typed client in `web` knows of the API. */
export type AppType = typeof app;
