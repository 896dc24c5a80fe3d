import { limits } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import {
  type EventBatch,
  type FanoutResponse,
  fanoutRequestSchema,
  fanoutResponseSchema,
  splitBatches,
} from '@tallyho/game/protocol/fanout';
import { userResponseSchema } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import * as v from 'valibot';
import type { CallParty, Log } from '../ports.ts';

/**
 * Timeouts of calls, in milliseconds: to a user object, and to another fan-out object. The edge waits 3 s.
 */
const timeouts = { user: 2_000, fanout: 2_500 };

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
   * could not be reached are listed in the response, and they do not delay the others beyond the timeout.
   */
  async call(id: string, body: string): Promise<FanoutResponse | null> {
    const request = v.safeParse(requestText, body);
    if (!request.success) return null;
    const parts = splitBatches(request.output.batches, limits.fanout.each);
    const [part = []] = parts;
    const missed = await Promise.all(
      parts.length > 1
        ? parts.map((batches, n) => this.#toFanout(`${id}-${n}`, batches))
        : part.flatMap((batch) => batch.recipients.map((user) => this.#toUser(user, batch))),
    );
    return { missed: missed.flat() };
  }

  async #toUser(user: UserId, { events }: EventBatch): Promise<UserId[]> {
    try {
      v.parse(
        userResponseSchema,
        await this.#call(userObjectNames.party, user, { type: 'push', events }, timeouts.user),
      );
      return [];
    } catch (error) {
      this.#log('warn', 'userNotNotified', { error });
      return [user];
    }
  }

  async #toFanout(id: string, batches: EventBatch[]): Promise<UserId[]> {
    try {
      const response = await this.#call('fanout', id, { batches }, timeouts.fanout);
      return v.parse(fanoutResponseSchema, response).missed;
    } catch (error) {
      this.#log('warn', 'usersNotNotified', { error });
      return batches.flatMap(({ recipients }) => recipients);
    }
  }
}
