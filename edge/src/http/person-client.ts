import { limits } from '@tallyho/game/limits';
import { fanoutAnswerSchema, type Parcel, portionsOf } from '@tallyho/game/protocol/fanout';
import { type PersonEvent, type PersonRequest, personAnswerSchema } from '@tallyho/game/protocol/person';
import * as v from 'valibot';
import { log } from './log.ts';
import { callParty, type PartyAddress } from './party-call.ts';

/**
 * Client of the personal objects, which hold the users' sockets. It never throws: the database is the source of truth,
 * and a browser that missed an event fetches the data again. Failures are logged.
 */
export interface PersonClient {
  /** Pushes events to all open tabs of a user. */
  push(userId: string, ...events: PersonEvent[]): Promise<void>;
  /**
   * Pushes events to several users, each with their own events. Makes one call per `limits.fanout.recipients`
   * recipients.
   */
  pushAll(events: ReadonlyMap<string, readonly PersonEvent[]>): Promise<void>;
  /** Closes the sockets of one ended session, or all sockets of a user. */
  close(userId: string, request: Exclude<PersonRequest, { type: 'push' }>): Promise<void>;
}

/** Groups recipients of the same events into one parcel. */
const parcelsOf = (events: ReadonlyMap<string, readonly PersonEvent[]>): Parcel[] => {
  const parcels = new Map<string, Parcel>();
  for (const [user, list] of events) {
    const key = JSON.stringify(list);
    const parcel = parcels.get(key) ?? { recipients: [], events: [...list] };
    parcel.recipients.push(user);
    parcels.set(key, parcel);
  }
  return [...parcels.values()];
};

export const createPersonClient = (env: PartyAddress): PersonClient => {
  const failed = (users: readonly string[], request: PersonRequest['type'], cause: unknown) =>
    log('error', 'personUnavailable', {
      users: users.slice(0, 10),
      count: users.length,
      request,
      cause: String(cause),
    });

  const tell = async (userId: string, body: PersonRequest): Promise<void> => {
    try {
      v.parse(personAnswerSchema, await callParty(env, { party: 'person', id: userId, body }));
    } catch (cause) {
      failed([userId], body.type, cause);
    }
  };

  const passOn = async (parcels: Parcel[]): Promise<void> => {
    const users = parcels.flatMap(({ recipients }) => recipients);
    try {
      const answer = await callParty(env, { party: 'fanout', id: crypto.randomUUID(), body: { parcels } });
      const { missed } = v.parse(fanoutAnswerSchema, answer);
      if (missed.length > 0) failed(missed, 'push', 'missed');
    } catch (cause) {
      failed(users, 'push', cause);
    }
  };

  return {
    push: (userId, ...events) => tell(userId, { type: 'push', events }),
    pushAll: async (events) => {
      const [first, ...others] = events;
      if (first && others.length === 0) return tell(first[0], { type: 'push', events: [...first[1]] });
      await Promise.all(portionsOf(parcelsOf(events), limits.fanout.recipients).map(passOn));
    },
    close: tell,
  };
};
