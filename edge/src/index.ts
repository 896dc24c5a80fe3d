import type { ScheduledController } from '@cloudflare/workers-types';
import { app } from './app.ts';
import type { Bindings } from './env.ts';
import { runScheduledJobs } from './features/guests/scheduled-jobs.ts';

export default {
  fetch: app.fetch,
  scheduled: (_: ScheduledController, env: Bindings) => runScheduledJobs(env),
};
