import * as v from 'valibot';
import { limits } from '../limits.ts';
import { userIdSchema } from '../people/person-card.ts';
import { userEventsSchema } from './user-object.ts';

/** The same events for several users. */
const eventBatchSchema = v.object({ recipients: v.array(userIdSchema), events: userEventsSchema });
export type EventBatch = v.InferOutput<typeof eventBatchSchema>;

const recipientsOf = (batches: readonly EventBatch[]): number =>
  batches.reduce((sum, { recipients }) => sum + recipients.length, 0);

/**
 * A request from the edge to many users: POST {party host}/parties/fanout/{any id}, with a service token
 * with audience `room` and that id as subject. The fan-out passes the events to the object of each user as a
 * `push` (protocol/user-object.ts).
 */
export const fanoutRequestSchema = v.object({
  batches: v.pipe(
    v.array(eventBatchSchema),
    v.check((batches) => recipientsOf(batches) <= limits.fanout.recipients),
  ),
});
export type FanoutRequest = v.InferOutput<typeof fanoutRequestSchema>;

/** The 200 response to the request above: the users whose objects could not be reached. */
export const fanoutResponseSchema = v.object({ missed: v.array(userIdSchema) });
export type FanoutResponse = v.InferOutput<typeof fanoutResponseSchema>;

/** Splits the batches into as few parts as possible, each with at most `size` recipients. */
export const splitBatches = (batches: readonly EventBatch[], size: number): EventBatch[][] => {
  const parts: EventBatch[][] = [];
  let free = 0;
  for (const { recipients, events } of batches) {
    for (let from = 0; from < recipients.length; ) {
      if (free === 0) {
        parts.push([]);
        free = size;
      }
      const some = recipients.slice(from, from + free);
      parts.at(-1)?.push({ recipients: some, events });
      from += some.length;
      free -= some.length;
    }
  }
  return parts;
};
