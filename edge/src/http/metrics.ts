import { type CounterLabels, type RouteGroup, routeGroups } from '@tallyho/game/metrics/catalogue';
import { MetricSeries } from '@tallyho/game/metrics/metric-series';
import {
  type MetricsDelta,
  type MetricsRequest,
  type MetricsResponse,
  metricsObject,
  metricsResponseSchema,
} from '@tallyho/game/metrics/push';
import * as v from 'valibot';
import { log } from './log.ts';
import { callParty, type PartyAddress } from './party-call.ts';

/** The shortest time between two pushes of one process, in ms. */
const pushInterval = 10_000;

/** What this process has counted since its last push. */
export const metrics = new MetricSeries();
let pushedAt = 0;

const isGroup = (name: string): name is RouteGroup => routeGroups.some((group) => group === name);

/** Returns the area of a path. Paths that are not of the API's own areas are `other`, so the number of groups is bounded. */
export const routeGroupOf = (path: string): RouteGroup => {
  const [first = '', second = '', third = ''] = path.slice(1).split('/');
  const name = first === 'api' ? second : first;
  if (name === 'user' && (third === 'friends' || third === 'messages')) return third;
  return isGroup(name) ? name : 'other';
};

const statusClass = (status: number) =>
  `${Math.floor(status / 100)}xx` as CounterLabels<'requests'>['status']; // a status is from 100 to 599

/** Counts one request. `ms`: the time until its response was ready. */
export const countRequest = (path: string, status: number, ms: number): void => {
  const group = routeGroupOf(path);
  metrics.count('requests', { group, status: statusClass(status) });
  metrics.observe('requestTimes', { group }, ms / 1_000);
};

/** Returns true if the last push is long enough ago. `now`: epoch ms. */
export const isPushDue = (now: number): boolean => !metrics.isEmpty && now - pushedAt >= pushInterval;

/** Calls the party with this process's counts. If that fails, they are sent with the next call. */
const callWithDelta = async (
  env: PartyAddress,
  requestWith: (delta: MetricsDelta) => MetricsRequest,
): Promise<MetricsResponse> => {
  pushedAt = Date.now();
  const delta = metrics.drain();
  try {
    const response = await callParty(env, { party: 'metrics', id: metricsObject, body: requestWith(delta) });
    return v.parse(metricsResponseSchema, response);
  } catch (error) {
    metrics.add(delta);
    throw error;
  }
};

/** Pushes the counts of this process to the rooms, which sum them. Never rejects. */
export const pushMetrics = async (env: PartyAddress): Promise<void> => {
  try {
    await callWithDelta(env, (delta) => ({ type: 'push', delta, object: null }));
  } catch (error) {
    log('warn', 'metricsNotPushed', { cause: String(error) });
  }
};

/** Returns the metrics of all processes as text. Rejects if the rooms cannot be reached. */
export const readMetrics = async (env: PartyAddress): Promise<string> =>
  (await callWithDelta(env, (delta) => ({ type: 'read', delta }))).text;
