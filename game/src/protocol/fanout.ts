import * as v from 'valibot';
import { limits } from '../limits.ts';
import { userIdSchema } from '../people/person-card.ts';
import { personEventsSchema } from './person.ts';

/** The same events for several people. */
const parcelSchema = v.object({ recipients: v.array(userIdSchema), events: personEventsSchema });
export type Parcel = v.InferOutput<typeof parcelSchema>;

const recipientsOf = (parcels: readonly Parcel[]): number =>
  parcels.reduce((sum, { recipients }) => sum + recipients.length, 0);

/**
 * Edge to many people at once: POST {party host}/parties/fanout/{any id}, service token with audience `room` and that id as
 * subject. The events are passed on to each one's own object as a `push` (protocol/person.ts).
 */
export const fanoutRequestSchema = v.object({
  parcels: v.pipe(
    v.array(parcelSchema),
    v.check((parcels) => recipientsOf(parcels) <= limits.fanout.recipients),
  ),
});
export type FanoutRequest = v.InferOutput<typeof fanoutRequestSchema>;

/** Answer of the above, 200: whose objects could not be told. */
export const fanoutAnswerSchema = v.object({ missed: v.array(userIdSchema) });
export type FanoutAnswer = v.InferOutput<typeof fanoutAnswerSchema>;

/** The parcels in as few portions as can be, each for at most `size` recipients. */
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
