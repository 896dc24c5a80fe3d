import { type Role, roles } from './cast.ts';

/** "200", or "403 notFriends": the status, and the code of a refusal. */
type Outcome = string;
export type Outcomes = Readonly<Record<Role, Outcome>>;

const from = (of: (role: Role) => Outcome, but: Partial<Outcomes>): Outcomes =>
  ({ ...Object.fromEntries(roles.map((role) => [role, of(role)])), ...but }) as Outcomes; // one for each role

const guest = '401 unauthenticated';
const suspended = '403 suspended';

/** What needs no account. */
export const anybody = (outcome: Outcome, but: Partial<Outcomes> = {}): Outcomes => from(() => outcome, but);

/** What every account may do that is not suspended. */
export const members = (outcome: Outcome, but: Partial<Outcomes> = {}): Outcomes =>
  from(() => outcome, { guest, suspended, ...but });

/** What suspended accounts may do as well: see and leave their own account. */
export const owners = (outcome: Outcome, but: Partial<Outcomes> = {}): Outcomes =>
  from(() => outcome, { guest, ...but });

/** What is for administrators alone. */
export const administrators = (outcome: Outcome): Outcomes =>
  from(() => '403 forbidden', { guest, suspended, administrator: outcome });
