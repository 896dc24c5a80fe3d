import { Hono } from 'hono';
import { requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { adminAppealRoutes } from './admin-appeal-routes.ts';
import { adminReportRoutes } from './admin-report-routes.ts';
import { adminUserRoutes } from './admin-user-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { requireAdministrator } from './require-administrator.ts';

/** Routes under /api/admin: moderation by administrators. */
export const moderationRoutes = new Hono<AppEnv>()
  .use(requireUser, requireAdministrator)
  .route('/', adminReportRoutes)
  .route('/', adminAppealRoutes)
  .route('/', adminUserRoutes)
  .route('/', auditRoutes);
