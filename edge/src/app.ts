import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { accountRoutes } from './features/accounts/routes.ts';
import { emailRoutes } from './features/email/routes.ts';
import { friendRoutes } from './features/friends/routes.ts';
import { gameRoutes } from './features/game/routes.ts';
import { gameNightRoutes } from './features/game-nights/routes.ts';
import { guestRoutes } from './features/guests/routes.ts';
import { pictureRoutes } from './features/images/picture-routes.ts';
import { imageRoutes } from './features/images/routes.ts';
import { internalRoutes } from './features/internal/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { joinPageRoutes } from './features/lobby/join-page-routes.ts';
import { joinRoutes } from './features/lobby/join-routes.ts';
import { lobbyRoutes } from './features/lobby/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { metricsRoutes } from './features/metrics/routes.ts';
import { appealRoutes } from './features/moderation/appeal-routes.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { warningRoutes } from './features/moderation/warning-routes.ts';
import { partyTicketRoutes } from './features/party-ticket/routes.ts';
import { passkeyAppRoutes } from './features/passkeys/app-routes.ts';
import { passkeyLoginRoutes } from './features/passkeys/login-routes.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { preferenceRoutes } from './features/preferences/routes.ts';
import { providerRoutes } from './features/providers/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { csrfRoutes, sessionRoutes } from './features/sessions/routes.ts';
import { sharedPageRoutes } from './features/share/page-routes.ts';
import { shareRoutes } from './features/share/routes.ts';
import { sharedRoutes } from './features/share/shared-routes.ts';
import { pageRoutes } from './features/site/page-routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { subscriptionRoutes } from './features/subscriptions/routes.ts';
import { tagRoutes } from './features/tags/routes.ts';
import { themeRoutes } from './features/themes/routes.ts';
import { type AppEnv, withContext } from './http/context.ts';
import { addDocumentation } from './http/documentation.ts';
import { ApiError } from './http/errors.ts';
import { limitBody } from './http/limit-body.ts';
import { notFound } from './http/not-found.ts';
import { onError } from './http/on-error.ts';
import { requireOwnOrigin } from './http/origin.ts';
import { limitRequests } from './http/rate-limit.ts';
import { securityHeaders } from './http/security-headers.ts';

const limitJson = limitBody(128 * 1024);
/** A picture, and a theme with all its games. */
const longBodies = /^\/api\/(cloudinary\/upload(-all)?|themes\/(upload-theme|update-theme\/[^/]*))$/;
/**
 * Maximum size of a room's report. A long game's record holds every board and answer: up to 45 rounds, each with up to
 * sixty pictures rated by eight players. The database rejects values above 5 MB.
 */
const limitReport = limitBody(4 * 1024 * 1024);

/** Maximum length of a URL in characters: far above what any route or login provider needs. */
const maxUrl = 8 * 1024;
const limitUrl = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.url.length > maxUrl) throw new ApiError('tooLarge');
  await next();
});

const base = new Hono<AppEnv>();
base.onError(onError);
base.notFound(notFound(base));
base.use(securityHeaders, withContext, limitUrl);
base.use('/api/*', requireOwnOrigin, limitRequests, (c, next) => {
  if (longBodies.test(c.req.path)) return next(); // these routes have limits of their own
  if (!c.req.path.startsWith('/api/internal/')) return limitJson(c, next);
  // These routes refuse other callers by their header. Counting the body would read it before.
  return c.var.service === null ? next() : limitReport(c, next);
});

export const app = base
  .route('/api', siteRoutes)
  .route('/api', csrfRoutes)
  .route('/api', subscriptionRoutes)
  .route('/api/user', accountRoutes)
  .route('/api/user', emailRoutes)
  .route('/api/user', providerRoutes)
  .route('/api/user', passkeyLoginRoutes)
  .route('/api/user', passkeyAppRoutes)
  .route('/api/user', passkeyRoutes)
  .route('/api/user', sessionRoutes)
  .route('/api/user', gameNightRoutes)
  .route('/api/user', preferenceRoutes)
  .route('/api/user', warningRoutes)
  .route('/api/user', appealRoutes)
  .route('/api/reports', reportRoutes)
  .route('/api/admin', moderationRoutes)
  .route('/api/user/friends', friendRoutes)
  .route('/api/user/messages', messageRoutes)
  .route('/api/user', invitationRoutes)
  .route('/api/party', partyTicketRoutes)
  .route('/api/lobby', lobbyRoutes)
  .route('/api/join', joinRoutes)
  .route('/api/guests', guestRoutes)
  .route('/api/game', gameRoutes)
  .route('/api/share', shareRoutes)
  .route('/api/shared', sharedRoutes)
  .route('/api/themes', themeRoutes)
  .route('/api/tags', tagRoutes)
  .route('/api/cloudinary', imageRoutes)
  .route('/api/internal', metricsRoutes)
  .route('/api/internal', internalRoutes)
  .route('/images', pictureRoutes)
  .route('/r', sharedPageRoutes)
  .route('/join', joinPageRoutes)
  .route('/', pageRoutes);

addDocumentation(base);

/** The API's type for the typed Hono client in `web`. */
export type AppType = typeof app;
