import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';

/** Under /api/user. Without provider keys the buttons lead back with the spec's error code (decision 34). */
export const providerRoutes = new Hono<AppEnv>()
  .get('/auth/:provider{google|discord}', (c) => c.redirect('/login?error=server_error'))
  .get('/link/:provider{google|discord}', (c) => c.redirect('/user?error=server_error'));
