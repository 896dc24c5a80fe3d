import * as v from 'valibot';
import { limits } from '../limits.ts';
import { userIdSchema } from './person-card.ts';

/** The reasons of a report. */
export const reportReasons = {
  harassment: 'Bullying or harassment',
  hate: 'Hate or discrimination',
  sexual: 'Sexual content',
  threats: 'Threats or violence',
  spam: 'Spam or advertising',
  name: 'Offensive name',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;

export const reportReasonSchema = v.picklist(
  Object.keys(reportReasons) as ReportReason[], // keys of a const object are exactly its type's
  'Please choose a reason',
);
const details = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(limits.report.details, 'Please keep it shorter')),
  '',
);

/**
 * Payload of POST /api/reports. It contains no evidence: the server reads the lobby's chat (`code`: the lobby that both
 * users are or were in) or the conversation itself.
 */
export const reportInputSchema = v.variant('kind', [
  v.object({
    kind: v.literal('player'),
    userId: userIdSchema,
    reason: reportReasonSchema,
    details,
    code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z2-9]{6}$/))),
    /** The reported line of the lobby's chat, if any. */
    line: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  /** The message with this id that `userId` sent. Ids are unique for each sender. */
  v.object({
    kind: v.literal('message'),
    userId: userIdSchema,
    messageId: v.pipe(v.string(), v.maxLength(limits.lookup)),
    reason: reportReasonSchema,
    details,
  }),
  /** A text that a player of the lobby has written in a round. The reporter does not learn who. */
  v.object({
    kind: v.literal('written'),
    code: v.pipe(v.string(), v.regex(/^[A-Z2-9]{6}$/)),
    /** As the players read it. */
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.written.units)),
    reason: reportReasonSchema,
    details,
  }),
]);
export type ReportInput = v.InferInput<typeof reportInputSchema>;

/** A line of evidence, as administrators see it. */
export const evidenceLineSchema = v.object({
  userId: v.string(),
  username: v.string(),
  text: v.string(),
  /** ISO 8601. */
  at: v.string(),
  /** True for the reported line. */
  isReported: v.boolean(),
});
export type EvidenceLine = v.InferOutput<typeof evidenceLineSchema>;
