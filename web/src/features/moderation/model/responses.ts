import { type PersonFrom, personFrom } from '@tallyho/game/people/cards';
import type { ApiAppeal, ApiAuditEntry, ApiModeratedUser, ApiReport } from '@tallyho/game/people/moderation';
import type { PersonCard } from '@tallyho/game/people/person-card';

/** A user as administrators see it. */
export type ModeratedUser = PersonFrom<ApiModeratedUser>;
/** A report as administrators see it. */
export type Report = ReturnType<typeof reportFrom>;
/** An appeal against a suspension as administrators see it. */
export type Appeal = ReturnType<typeof appealFrom>;
/** An act in the audit log. */
export type AuditEntry = ReturnType<typeof auditEntryFrom>;

const decided = <Decision extends { readonly by: PersonCard | null }>(decision: Decision) => ({
  ...decision,
  by: decision.by && personFrom(decision.by),
});

/** Returns the report that the API shows. */
export const reportFrom = ({ reporter, reported, closed, ...report }: ApiReport) => ({
  ...report,
  reporter: reporter && personFrom(reporter),
  reported: reported && personFrom(reported),
  closed: closed && decided(closed),
});

/** Returns the appeal that the API shows. */
export const appealFrom = ({ author, suspension, decision, ...appeal }: ApiAppeal) => ({
  ...appeal,
  author: personFrom(author),
  suspension: decided(suspension),
  decision: decision && decided(decision),
});

/** Returns the entry of the audit log that the API shows. */
export const auditEntryFrom = ({ actor, subject, ...entry }: ApiAuditEntry) => ({
  ...entry,
  actor: actor && personFrom(actor),
  subject: subject && personFrom(subject),
});
