import { type Account, freshIdentity, password } from './account.ts';
import { makeAdministrator } from './database.ts';
import { befriend } from './friendship.ts';
import { Inspector } from './inspector.ts';

/** Everybody whom somebody's things can meet, and what they are to her. */
export const roles = ['guest', 'user', 'friend', 'blocked', 'suspended', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** A member of whom everything is known that others must not learn. */
export interface Person extends Account {
  readonly email: string;
  readonly visitor: Inspector;
}

export interface Cast {
  /** Whose things it is about. */
  readonly anna: Person;
  readonly guest: Inspector;
  /** A stranger to her. */
  readonly user: Person;
  readonly friend: Person;
  /** Whom she has blocked. */
  readonly blocked: Person;
  /** Was her friend, and still is in her list. */
  readonly suspended: Person;
  readonly administrator: Person;
}

export const suspensionReason = 'Threats in a lobby';

async function register(url: string): Promise<Person> {
  const visitor = new Inspector(url);
  const identity = freshIdentity();
  const { user } = await visitor.ask<{ user: { _id: string } }>('POST', '/api/user/register', {
    ...identity,
    password,
  });
  return { userId: user._id, ...identity, visitor };
}

/** Registers them all and makes them what they are. */
export async function gatherCast(url: string): Promise<Cast> {
  const anna = await register(url);
  const user = await register(url);
  const friend = await register(url);
  const blocked = await register(url);
  const suspended = await register(url);
  const administrator = await register(url);
  await makeAdministrator(administrator);
  await befriend(anna, friend);
  await befriend(anna, suspended);
  await anna.visitor.ask('POST', '/api/user/friends/block', { userId: blocked.userId });
  await administrator.visitor.ask('POST', `/api/admin/users/${suspended.userId}/sanction`, {
    kind: 'suspend',
    hours: 24,
    reason: suspensionReason,
  });
  return { anna, guest: new Inspector(url), user, friend, blocked, suspended, administrator };
}

export const peopleOf = ({ guest: _, ...people }: Cast): Person[] => Object.values(people);

export const visitorOf = (cast: Cast, role: Role): Inspector =>
  role === 'guest' ? cast.guest : cast[role].visitor;

/** What calls that cannot be undone want besides the cookie. */
export async function csrfHeader({ visitor }: Account): Promise<Record<string, string>> {
  const { csrfToken } = await visitor.ask<{ csrfToken: string }>('GET', '/api/csrf-token');
  return { 'CSRF-Token': csrfToken };
}
