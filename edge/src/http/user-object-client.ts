import { limits } from '@tallyho/game/limits';
import { type EventBatch, fanoutResponseSchema, splitBatches } from '@tallyho/game/protocol/fanout';
import { type UserEvent, type UserRequest, userResponseSchema } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import * as v from 'valibot';
import { log } from './log.ts';
import { callParty, type PartyAddress } from './party-call.ts';

/**
 * Client of the user objects, which hold the users' sockets. It never throws: the database is the source of truth,
 * and a browser that missed an event fetches the data again. Failures are logged.
 */
export interface UserObjectClient {
  /** Pushes events to all open tabs of a user. */
  push(userId: string, ...events: UserEvent[]): Promise<void>;
  /**
   * Pushes events to several users, each with their own events. Makes one call per `limits.fanout.recipients`
   * recipients.
   */
  pushAll(events: ReadonlyMap<string, readonly UserEvent[]>): Promise<void>;
  /** Closes the sockets of one ended session, or all sockets of a user. */
  close(userId: string, request: Exclude<UserRequest, { type: 'push' }>): Promise<void>;
}

/** Groups recipients of the same events into one batch. */
const batchesOf = (events: ReadonlyMap<string, readonly UserEvent[]>): EventBatch[] => {
  const batches = new Map<string, EventBatch>();
  for (const [user, list] of events) {
    const key = JSON.stringify(list);
    const batch = batches.get(key) ?? { recipients: [], events: [...list] };
    batch.recipients.push(user);
    batches.set(key, batch);
  }
  return [...batches.values()];
};

export const createUserObjectClient = (env: PartyAddress): UserObjectClient => {
  const failed = (users: readonly string[], request: UserRequest['type'], cause: unknown) =>
    log('error', 'userObjectUnavailable', {
      users: users.slice(0, 10),
      count: users.length,
      request,
      cause: String(cause),
    });

  const callUserObject = async (userId: string, body: UserRequest): Promise<void> => {
    try {
      v.parse(userResponseSchema, await callParty(env, { party: userObjectNames.party, id: userId, body }));
    } catch (cause) {
      failed([userId], body.type, cause);
    }
  };

  const passOn = async (batches: EventBatch[]): Promise<void> => {
    const users = batches.flatMap(({ recipients }) => recipients);
    try {
      const response = await callParty(env, { party: 'fanout', id: crypto.randomUUID(), body: { batches } });
      const { missed } = v.parse(fanoutResponseSchema, response);
      if (missed.length > 0) failed(missed, 'push', 'missed');
    } catch (cause) {
      failed(users, 'push', cause);
    }
  };

  return {
    push: (userId, ...events) => callUserObject(userId, { type: 'push', events }),
    pushAll: async (events) => {
      const [first, ...others] = events;
      if (first && others.length === 0)
        return callUserObject(first[0], { type: 'push', events: [...first[1]] });
      await Promise.all(splitBatches(batchesOf(events), limits.fanout.recipients).map(passOn));
    },
    close: callUserObject,
  };
};
