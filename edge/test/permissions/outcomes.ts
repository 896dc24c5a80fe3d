import type { ErrorCode } from '../../src/http/errors.ts';

/** Every call of the table is made by each of them. `service`: the loader of the starter content, by its token. */
export const callers = ['visitor', 'guest', 'user', 'suspended', 'administrator', 'service'] as const;
/** Users by their relationship to Anna; they make the calls for which a row names their outcome. `owner` is Anna herself. */
export const related = ['friend', 'blocked', 'owner'] as const;
export type Role = (typeof callers)[number] | (typeof related)[number];

/**
 * `done`: success, or a redirect. `sentToLogin`: a redirect to the login page. `passes`: any answer but a refusal of access
 * (`refusesAccess`).
 */
export type Outcome = 'done' | 'sentToLogin' | 'passes' | ErrorCode;
export type Outcomes = Readonly<
  Record<(typeof callers)[number], Outcome> & Partial<Record<(typeof related)[number], Outcome>>
>;

const accessRefusals: readonly string[] = [
  'unauthenticated',
  'suspended',
  'accountsOnly',
  'forbidden',
  'confirmationRequired',
  'invalidCsrfToken',
  'invalidOrigin',
  'rateLimited',
  'tooManyAttempts',
  'internal',
] satisfies ErrorCode[];

/** Returns true for the codes with which a route answers instead of its own work, and for a server error. */
export const refusesAccess = (code: string): boolean => accessRefusals.includes(code);

type OutcomesOf = (outcome: Outcome, but?: Partial<Outcomes>) => Outcomes;

/** For calls that need no account. */
export const anyone: OutcomesOf = (outcome, but = {}) => ({
  visitor: outcome,
  guest: outcome,
  user: outcome,
  suspended: outcome,
  administrator: outcome,
  service: outcome,
  ...but,
});

/** For calls that suspended users may also make: view and delete their own account. */
export const owners: OutcomesOf = (outcome, but) =>
  anyone(outcome, { visitor: 'unauthenticated', service: 'unauthenticated', ...but });

/** For calls that need an account or a guest, who are not suspended. */
export const users: OutcomesOf = (outcome, but) => owners(outcome, { suspended: 'suspended', ...but });

/** For calls that need an account that is not suspended. */
export const accounts: OutcomesOf = (outcome, but) => users(outcome, { guest: 'accountsOnly', ...but });

/** For calls that need an administrator's session. */
export const moderators: OutcomesOf = (outcome, but) =>
  users('forbidden', { administrator: outcome, ...but });

/** For calls that the loader of the starter content may make too. */
export const administrators: OutcomesOf = (outcome, but) => moderators(outcome, { service: outcome, ...but });

/** For calls of rooms, users' objects and the loader of the starter content, by a service token. */
export const services: OutcomesOf = (outcome, but) => anyone('unauthenticated', { service: outcome, ...but });
