import { limits } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import {
  type FanoutAnswer,
  fanoutAnswerSchema,
  fanoutRequestSchema,
  type Parcel,
  portionsOf,
} from '@tallyho/game/protocol/fanout';
import { personAnswerSchema } from '@tallyho/game/protocol/person';
import * as v from 'valibot';
import type { CallParty, Log } from '../ports.ts';

/**
 * Timeouts of calls, in milliseconds: to a user's object, and to another fan-out object. The edge waits 3 s.
 */
const timeouts = { person: 2_000, fanout: 2_500 };

const requestText = v.pipe(v.string(), v.parseJson(), fanoutRequestSchema);

/**
 * Passes events to the objects of many users. The platform limits the calls per invocation: for a few users
 * the fan-out calls their objects, for more users it calls other fan-out objects, each with its own limit.
 * It stores nothing.
 */
export class Fanout {
  readonly #call: CallParty;
  readonly #log: Log;

  constructor({ call, log }: { call: CallParty; log: Log }) {
    this.#call = call;
    this.#log = log;
  }

  /**
   * Handles a call to `id` with a text body. Returns null if the body is invalid. Never rejects: users who
   * could not be reached are listed in the answer, and they do not delay the others beyond the timeout.
   */
  async call(id: string, body: string): Promise<FanoutAnswer | null> {
    const request = v.safeParse(requestText, body);
    if (!request.success) return null;
    const portions = portionsOf(request.output.parcels, limits.fanout.each);
    const [portion = []] = portions;
    const missed = await Promise.all(
      portions.length > 1
        ? portions.map((parcels, n) => this.#toObject(`${id}-${n}`, parcels))
        : portion.flatMap((parcel) => parcel.recipients.map((user) => this.#toPerson(user, parcel))),
    );
    return { missed: missed.flat() };
  }

  async #toPerson(user: UserId, { events }: Parcel): Promise<UserId[]> {
    try {
      v.parse(
        personAnswerSchema,
        await this.#call('person', user, { type: 'push', events }, timeouts.person),
      );
      return [];
    } catch (error) {
      this.#log('A person’s object could not be told', error);
      return [user];
    }
  }

  async #toObject(id: string, parcels: Parcel[]): Promise<UserId[]> {
    try {
      const answer = await this.#call('fanout', id, { parcels }, timeouts.fanout);
      return v.parse(fanoutAnswerSchema, answer).missed;
    } catch (error) {
      this.#log('Several people’s objects could not be told', error);
      return parcels.flatMap(({ recipients }) => recipients);
    }
  }
}
