import { type Role, roles } from './cast.ts';

/** "200", or "403 notFriends": the status, and the error code. */
type Outcome = string;
export type Outcomes = Readonly<Record<Role, Outcome>>;

const from = (of: (role: Role) => Outcome, but: Partial<Outcomes>): Outcomes =>
  ({ ...Object.fromEntries(roles.map((role) => [role, of(role)])), ...but }) as Outcomes; // one for each role

const visitor = '401 unauthenticated';
const suspended = '403 suspended';

/** For calls that need no account. */
export const everyRole = (outcome: Outcome, but: Partial<Outcomes> = {}): Outcomes =>
  from(() => outcome, but);

/** For calls that need an account that is not suspended. */
export const members = (outcome: Outcome, but: Partial<Outcomes> = {}): Outcomes =>
  from(() => outcome, { visitor, suspended, ...but });

/** For calls that suspended users may also make: view and delete their own account. */
export const owners = (outcome: Outcome, but: Partial<Outcomes> = {}): Outcomes =>
  from(() => outcome, { visitor, ...but });

/** For calls that need an administrator. */
export const administrators = (outcome: Outcome): Outcomes =>
  from(() => '403 forbidden', { visitor, suspended, administrator: outcome });
