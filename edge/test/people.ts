import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { isProfane } from '@tallyho/game/people/profanity';
import { normalizedName } from '@tallyho/game/text';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../src/auth/passwords/password.ts';
import { createSession } from '../src/auth/session/new-session.ts';
import { randomAvatar } from '../src/auth/sign-up/make-account.ts';
import { newUser, normalizeEmail, type OwnAccount, ownAccount } from '../src/auth/user.ts';
import { deviceName } from '../src/http/device.ts';
import { Browser } from './browser.ts';
import { db } from './database.ts';

export const password = 'Kestrel93';

/** Returns an unused, acceptable username. */
export const freshName = (): string => {
  const name = `person-${crypto.randomUUID().slice(0, 13)}`;
  return isProfane(name) ? freshName() : name;
};

/** A browser with a new, logged-in account. */
export class Person extends Browser {
  readonly account: OwnAccount;
  constructor(account: OwnAccount, browser: Browser) {
    super();
    this.account = account;
    for (const [name, value] of browser.cookies) this.cookies.set(name, value);
  }
}

/** Computed once: hashing is slow, and only the password tests need it. */
let passwordHash: string | undefined;

/** Creates an account with a session and `password` directly in the database: registration has its own tests. */
export const newPerson = async (): Promise<Person> => {
  passwordHash ??= await hashPassword(password);
  const username = freshName();
  const account = newUser({
    id: crypto.randomUUID(),
    username,
    email: normalizeEmail(`${username}@example.com`),
    avatar: randomAvatar(),
    hasPassword: true,
  });
  const { id, email, avatar } = account;
  const createdAt = new Date();
  const usernameNormalized = normalizedName(username);
  const session = await createSession(db, { userId: id, device: deviceName(undefined) });
  await db.batch([
    db.insert(users).values({ id, username, usernameNormalized, email, avatar, createdAt, passwordHash }),
    session.insert,
  ]);
  const browser = new Browser();
  browser.cookies.set('session', session.token);
  return new Person(ownAccount(account), browser);
};

/** Logs the same user in in another browser. */
export const secondBrowser = async ({ account }: Person): Promise<Person> => {
  const browser = new Browser();
  const response = await browser.post('/api/user/login', { emailOrUsername: account.username, password });
  if (response.status !== 200) throw new Error(`login: ${response.status} ${await response.text()}`);
  return new Person(account, browser);
};

/** Makes the account's sessions two days old, so that their browsers are no new ones. */
export const keepForDays = async ({ account }: Person): Promise<void> => {
  await db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 2 * 24 * 60 * 60_000) })
    .where(eq(sessions.userId, account._id));
};

export const newAdministrator = async (): Promise<Person> => {
  const person = await newPerson();
  await db.update(users).set({ administrator: true }).where(eq(users.id, person.account._id));
  return person;
};
