import * as v from 'valibot';
import { limits } from '../limits.ts';
import { userIdSchema } from '../people/person-card.ts';
import { personEventsSchema } from './person.ts';

/** The same events for several users. */
const parcelSchema = v.object({ recipients: v.array(userIdSchema), events: personEventsSchema });
export type Parcel = v.InferOutput<typeof parcelSchema>;

const recipientsOf = (parcels: readonly Parcel[]): number =>
  parcels.reduce((sum, { recipients }) => sum + recipients.length, 0);

/**
 * A request from the edge to many users: POST {party host}/parties/fanout/{any id}, with a service token
 * with audience `room` and that id as subject. The fan-out passes the events to the object of each user as a
 * `push` (protocol/person.ts).
 */
export const fanoutRequestSchema = v.object({
  parcels: v.pipe(
    v.array(parcelSchema),
    v.check((parcels) => recipientsOf(parcels) <= limits.fanout.recipients),
  ),
});
export type FanoutRequest = v.InferOutput<typeof fanoutRequestSchema>;

/** The 200 response to the request above: the users whose objects could not be reached. */
export const fanoutAnswerSchema = v.object({ missed: v.array(userIdSchema) });
export type FanoutAnswer = v.InferOutput<typeof fanoutAnswerSchema>;

/** Splits the parcels into as few portions as possible, each with at most `size` recipients. */
export const portionsOf = (parcels: readonly Parcel[], size: number): Parcel[][] => {
  const portions: Parcel[][] = [];
  let room = 0;
  for (const { recipients, events } of parcels) {
    for (let from = 0; from < recipients.length; ) {
      if (room === 0) {
        portions.push([]);
        room = size;
      }
      const some = recipients.slice(from, from + room);
      portions.at(-1)?.push({ recipients: some, events });
      from += some.length;
      room -= some.length;
    }
  }
  return portions;
};
