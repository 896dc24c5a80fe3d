import * as v from 'valibot';
import { personCardSchema } from './person-card.ts';
import { evidenceLineSchema, reportReasonSchema } from './reports.ts';
import { appealDecisionSchema, type SanctionKind, standingSchema } from './sanctions.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A user as administrators see it. */
export const moderatedUserSchema = v.object({
  ...personCardSchema.entries,
  administrator: v.boolean(),
  /** Plays without an account. */
  isGuest: v.boolean(),
  /** ISO 8601, like all times here. */
  createdAt: v.string(),
  standing: standingSchema,
  /** The number of passkeys; no more is shown of how users log in. */
  passkeys: count,
  /** The names that the account had before, the latest first, and when it got another one. */
  formerNames: v.array(v.object({ username: v.string(), until: v.string() })),
  /** The total number of reports, of those by guests, and of sanctions. */
  history: v.object({
    ...{ reports: count, guestReports: count },
    ...{ warnings: count, mutes: count, suspensions: count },
  }),
});
export type ApiModeratedUser = v.InferOutput<typeof moderatedUserSchema>;

/** A suspension that goes on after its account was deleted. Nothing else is known about the account. */
export const deletedSuspensionSchema = v.object({ _id: v.string(), until: v.string(), reason: v.string() });
export type DeletedSuspension = v.InferOutput<typeof deletedSuspensionSchema>;

/** `all` is only for the reports about one account. */
export const reportStatusSchema = v.picklist(['open', 'closed', 'all']);
export type ReportStatus = v.InferOutput<typeof reportStatusSchema>;

/** A report as administrators see it. A deleted account is null and has no name in the evidence. */
export const reportSchema = v.object({
  _id: v.string(),
  kind: v.picklist(['player', 'message']),
  reporter: v.nullable(personCardSchema),
  reported: v.nullable(moderatedUserSchema),
  reason: reportReasonSchema,
  details: v.string(),
  evidence: v.array(evidenceLineSchema),
  createdAt: v.string(),
  /** The reporter was a guest at that time. */
  byGuest: v.boolean(),
  /** How many open reports there are about the same user; null for a closed one, or if the account is deleted. */
  open: v.nullable(v.object({ all: count, byGuests: count })),
  /** Null for an open report. */
  closed: v.nullable(
    v.object({
      at: v.string(),
      /** Null: the administrator's account was deleted. */
      by: v.nullable(personCardSchema),
      /** The sanction that answered the report; null: none. */
      sanction: v.nullable(
        v.object({
          kind: v.picklist(['warn', 'mute', 'suspend'] satisfies SanctionKind[]),
          hours: v.nullable(v.number()),
          reason: v.string(),
        }),
      ),
    }),
  ),
});
export type ApiReport = v.InferOutput<typeof reportSchema>;

/** An appeal against a suspension as administrators see it. */
export const appealSchema = v.object({
  _id: v.string(),
  author: moderatedUserSchema,
  text: v.string(),
  createdAt: v.string(),
  suspension: v.object({
    until: v.string(),
    reason: v.string(),
    /** Null, with `hours` and `by`: the log has no entry, because the suspension came with an identity of a deleted account. */
    at: v.nullable(v.string()),
    hours: v.nullable(v.number()),
    by: v.nullable(personCardSchema),
  }),
  /** Of the report that the suspension answered. */
  evidence: v.array(evidenceLineSchema),
  /** Null: no administrator has decided. */
  decision: v.nullable(
    v.object({
      kind: appealDecisionSchema,
      at: v.string(),
      /** Null: the administrator's account was deleted. */
      by: v.nullable(personCardSchema),
      answer: v.string(),
    }),
  ),
});
export type ApiAppeal = v.InferOutput<typeof appealSchema>;

/** All actions in the audit log. `parkReport` is a room's: the API refused one of its reports for good. */
export const auditActions = [
  'report',
  'warn',
  'mute',
  'suspend',
  'lift',
  'appeal',
  'rejectAppeal',
  'closeReport',
  'reopenReport',
  'makeAdministrator',
  'removeAdministrator',
  'deleteAccount',
  'changeUsername',
  'createTheme',
  'updateTheme',
  'deleteTheme',
  'createTag',
  'updateTag',
  'deleteTag',
  'uploadPicture',
  'deletePicture',
  'parkReport',
  'removeLink',
] as const;

type AuditAction = (typeof auditActions)[number];

/** What the audit log can be filtered by: kinds of actions. */
export const auditKinds = {
  reports: ['report', 'closeReport', 'reopenReport', 'parkReport'],
  sanctions: ['warn', 'mute', 'suspend', 'lift', 'appeal', 'rejectAppeal'],
  administrators: ['makeAdministrator', 'removeAdministrator'],
  accounts: ['deleteAccount', 'changeUsername'],
  themes: ['createTheme', 'updateTheme', 'deleteTheme'],
  tags: ['createTag', 'updateTag', 'deleteTag'],
  pictures: ['uploadPicture', 'deletePicture'],
  links: ['removeLink'],
} as const satisfies Record<string, readonly AuditAction[]>;
export type AuditKind = keyof typeof auditKinds;
export const auditKindSchema = v.picklist(Object.keys(auditKinds) as AuditKind[]); // keys of a const object are exactly its type's

const auditDetailsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));

/**
 * An act in the audit log: one entry, or several of the same kind that belong together, such as the deletion of all
 * pictures of a game. Actor and subject are null if there is none or the account is deleted.
 */
export const auditEntrySchema = v.object({
  _id: v.number(),
  at: v.string(),
  actor: v.nullable(personCardSchema),
  action: v.picklist(auditActions),
  subject: v.nullable(personCardSchema),
  details: auditDetailsSchema,
  /** The earlier entries of the same act, latest first. */
  also: v.array(v.object({ _id: v.number(), at: v.string(), details: auditDetailsSchema })),
});
export type ApiAuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** The name that replaces the names of deleted accounts. */
export const deletedName = 'Deleted player';
