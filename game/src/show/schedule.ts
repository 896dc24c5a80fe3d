import * as v from 'valibot';

/**
 * The schedule of a results show by the server's clock: `steps` steps, `stepMs` apart, from `startsAt`
 * (epoch ms).
 */
export const showScheduleSchema = v.object({ startsAt: v.number(), stepMs: v.number(), steps: v.number() });
export type ShowSchedule = v.InferOutput<typeof showScheduleSchema>;
