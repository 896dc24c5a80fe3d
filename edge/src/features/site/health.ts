import type { Database } from '@tallyho/drizzle/client';
import { fanoutResponseSchema } from '@tallyho/game/protocol/fanout';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';
import { callParty } from '../../http/party-call.ts';

const state = v.picklist(['ok', 'down']);
/** The state of each part of the deployment that the API depends on. It contains no addresses and no error texts. */
export const healthSchema = v.object({ database: state, rooms: state, pictures: state });
export type Health = v.InferOutput<typeof healthSchema>;

/** A picture bucket that hangs counts as down after this time, in ms. The other clients have timeouts of their own. */
const picturesTimeout = 3000;

/**
 * Sends one request to the database, the rooms and the picture bucket, all in parallel. Never throws: failures are
 * logged. Returns within about 3 s.
 */
export const checkHealth = async (
  db: Database,
  env: Pick<Bindings, 'PARTY_URL' | 'SERVICE_SECRET' | 'IMAGES'>,
): Promise<Health> => {
  const checks: Record<keyof Health, () => Promise<unknown>> = {
    database: () => db.run(sql`select 1`),
    // Signed like any other call, so a wrong key counts as down. It reaches no user and starts no room.
    rooms: async () =>
      v.parse(
        fanoutResponseSchema,
        await callParty(env, { party: 'fanout', id: 'health', body: { batches: [] } }),
      ),
    pictures: () => withTimeout(env.IMAGES.head('health'), picturesTimeout),
  };
  const stateOf = async (part: keyof Health): Promise<Health[keyof Health]> => {
    try {
      await checks[part]();
      return 'ok';
    } catch (cause) {
      log('error', 'unhealthy', { part, cause: String(cause) });
      return 'down';
    }
  };
  const [database, rooms, pictures] = await Promise.all([
    stateOf('database'),
    stateOf('rooms'),
    stateOf('pictures'),
  ]);
  return { database, rooms, pictures };
};

/** Rejects if the promise does not settle within `ms`. R2 calls cannot be aborted. */
const withTimeout = <Result>(promise: Promise<Result>, ms: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    AbortSignal.timeout(ms).addEventListener('abort', () => reject(new Error(`no response within ${ms} ms`)));
    promise.then(resolve, reject);
  });
