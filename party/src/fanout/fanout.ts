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

/** How long the others wait for the slowest, in milliseconds: an object, and one that passes on to objects. The edge waits 3 s. */
const patience = { person: 2_000, fanout: 2_500 };

const requestText = v.pipe(v.string(), v.parseJson(), fanoutRequestSchema);

/**
 * Passes events on to many people's own objects. An invocation may make so many calls and no more: for a few people it calls
 * their objects, for more it calls objects like itself, each of which may make as many again. Nothing is kept.
 */
export class Fanout {
  readonly #call: CallParty;
  readonly #log: Log;

  constructor({ call, log }: { call: CallParty; log: Log }) {
    this.#call = call;
    this.#log = log;
  }

  /** A call to `id`, as text. Null: not understood. Never rejects: who could not be told is in the answer, and keeps nobody waiting. */
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
        await this.#call('person', user, { type: 'push', events }, patience.person),
      );
      return [];
    } catch (error) {
      this.#log('A person’s object could not be told', error);
      return [user];
    }
  }

  async #toObject(id: string, parcels: Parcel[]): Promise<UserId[]> {
    try {
      const answer = await this.#call('fanout', id, { parcels }, patience.fanout);
      return v.parse(fanoutAnswerSchema, answer).missed;
    } catch (error) {
      this.#log('Several people’s objects could not be told', error);
      return parcels.flatMap(({ recipients }) => recipients);
    }
  }
}
