import { metricsContentType } from '@tallyho/game/metrics/exposition';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import { readMetrics } from '../../http/metrics.ts';
import { budget } from '../../http/rate-limit.ts';
import { mailCeiling } from '../../mail/mail-budget.ts';
import { databaseGauges } from './database-gauges.ts';
import { isMetricsKey } from './metrics-key.ts';

/** Routes under /api/internal: the metrics of rooms and API, for the operator's monitoring. */
export const metricsRoutes = new Hono<AppEnv>().get('/metrics', budget('metrics'), async (c) => {
  if (!(await isMetricsKey(c.env.SERVICE_SECRET, c.req.header('Authorization'))))
    throw new ApiError('unauthenticated');
  const [series, gauges] = await Promise.all([
    readMetrics(c.env).catch((cause: unknown) => {
      log('error', 'unhealthy', { part: 'rooms', cause: String(cause) });
      throw new ApiError('unavailable');
    }),
    databaseGauges({ db: c.var.db, secret: c.env.SERVICE_SECRET }, mailCeiling(c.env)),
  ]);
  return c.text(series + gauges, 200, { 'Content-Type': metricsContentType, 'Cache-Control': 'no-store' });
});
