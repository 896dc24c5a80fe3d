import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { budget } from '../../http/rate-limit.ts';
import { respondWithPage } from '../../pages/site-page.ts';

/**
 * The public pages that need no data. wrangler.toml lists their paths, so that the Worker receives the requests; all other
 * paths are static files.
 */
export const pageRoutes = new Hono<AppEnv>()
  // The page that the service worker stores and shows at every address when the network is slow.
  .get('/shell', budget('pages'), (c) => respondWithPage(c, { name: null }))
  .get('/', budget('pages'), (c) => respondWithPage(c, { name: 'home' }))
  .get('/login', budget('pages'), (c) => respondWithPage(c, { name: 'login', hasProviders: true }))
  .get('/register', budget('pages'), (c) => respondWithPage(c, { name: 'register', hasProviders: true }))
  .get('/privacy', budget('pages'), (c) => respondWithPage(c, { name: 'privacy' }))
  .get('/contact', budget('pages'), (c) => respondWithPage(c, { name: 'contact' }))
  .get('/terms-of-service', budget('pages'), (c) => respondWithPage(c, { name: 'terms-of-service' }))
  .get('/credits', budget('pages'), (c) => respondWithPage(c, { name: 'credits' }));
