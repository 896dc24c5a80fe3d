import * as v from 'valibot';
import { limits } from '../limits.ts';

/** The sanctions that an administrator can impose. */
export type SanctionKind = SanctionInput['kind'];

const sanctionReason = v.pipe(
  v.string('Please say why'),
  v.trim(),
  v.nonEmpty('Please say why'),
  v.maxLength(limits.report.details, 'Please keep it shorter'),
);
const hours = v.pipe(
  v.number('Please choose for how long'),
  v.integer(),
  v.minValue(1),
  v.maxValue(limits.sanctionHours.max),
);
const reportId = v.optional(v.pipe(v.string(), v.maxLength(limits.lookup)));

/** Payload of POST /api/admin/users/{id}/sanction. The user sees the reason. */
export const sanctionInputSchema = v.variant('kind', [
  v.object({ kind: v.literal('warn'), reason: sanctionReason, reportId }),
  v.object({ kind: v.literal('mute'), reason: sanctionReason, hours, reportId }),
  v.object({ kind: v.literal('suspend'), reason: sanctionReason, hours, reportId }),
]);
export type SanctionInput = v.InferOutput<typeof sanctionInputSchema>;

const timed = v.nullable(v.object({ until: v.string(), reason: v.string() }));

/** The current sanctions of the user's own account. Times in ISO 8601. */
export const standingSchema = v.object({
  suspension: timed,
  mute: timed,
  /** The last warning until the user acknowledges it. */
  warning: v.nullable(v.object({ _id: v.string(), reason: v.string(), at: v.string() })),
});
export type Standing = v.InferOutput<typeof standingSchema>;

/** What an administrator can decide about an appeal. */
export const appealDecisionSchema = v.picklist(['lifted', 'rejected']);

/** What a suspended user writes against the suspension. */
export const appealTextSchema = v.pipe(
  v.string('Please say why'),
  v.trim(),
  v.minLength(limits.appeal.min, `Please write at least ${limits.appeal.min} characters`),
  v.maxLength(limits.appeal.max, 'Please keep it shorter'),
);

/** An appeal as its author sees it. Times in ISO 8601. */
export const ownAppealSchema = v.object({
  text: v.string(),
  createdAt: v.string(),
  /** Null while no administrator has decided. */
  decision: v.nullable(
    v.object({
      kind: appealDecisionSchema,
      at: v.string(),
      /** What the administrator wrote; empty for a lifted suspension. */
      answer: v.string(),
    }),
  ),
});
export type OwnAppeal = v.InferOutput<typeof ownAppealSchema>;

/** Payload of POST /api/admin/appeals/{id}/reject. The user sees the answer. */
export const appealRejectionSchema = v.object({ answer: sanctionReason });
