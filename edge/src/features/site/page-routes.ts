import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { respondWithPage } from '../../pages/site-page.ts';

/**
 * The public pages that need no data. wrangler.toml lists their paths, so that the Worker receives the requests; all other
 * paths are static files.
 */
export const pageRoutes = new Hono<AppEnv>()
  // The page that the service worker stores and shows at every address when the network is slow.
  .get('/shell', (c) => respondWithPage(c, { name: null }))
  .get('/', (c) => respondWithPage(c, { name: 'home' }))
  .get('/login', (c) => respondWithPage(c, { name: 'login', hasProviders: true }))
  .get('/register', (c) => respondWithPage(c, { name: 'register', hasProviders: true }))
  .get('/privacy', (c) => respondWithPage(c, { name: 'privacy' }))
  .get('/contact', (c) => respondWithPage(c, { name: 'contact' }))
  .get('/terms-of-service', (c) => respondWithPage(c, { name: 'terms-of-service' }))
  .get('/credits', (c) => respondWithPage(c, { name: 'credits' }));
