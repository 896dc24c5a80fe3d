import { users } from '@tallyho/drizzle/schema/users';
import { isProfane } from '@tallyho/game/people/profanity';
import { eq } from 'drizzle-orm';
import type { OwnAccount } from '../src/identity/account.ts';
import { Browser } from './browser.ts';
import { db } from './database.ts';

export const password = 'Secret123';

/** A name that nobody has, and nobody minds. */
export const freshName = (): string => {
  const name = `person-${crypto.randomUUID().slice(0, 13)}`;
  return isProfane(name) ? freshName() : name;
};

/** A browser in which somebody new has just registered. */
export class Person extends Browser {
  readonly account: OwnAccount;
  constructor(account: OwnAccount, browser: Browser) {
    super();
    this.account = account;
    for (const [name, value] of browser.cookies) this.cookies.set(name, value);
  }
}

export const newPerson = async (): Promise<Person> => {
  const browser = new Browser();
  const username = freshName();
  const response = await browser.post('/api/user/register', {
    username,
    email: `${username}@example.com`,
    password,
  });
  if (response.status !== 200) throw new Error(`register: ${response.status} ${await response.text()}`);
  const { user } = await response.json<{ user: OwnAccount }>();
  return new Person(user, browser);
};

/** The same person in another browser, by a log in. */
export const secondBrowser = async ({ account }: Person): Promise<Person> => {
  const browser = new Browser();
  const response = await browser.post('/api/user/login', { emailOrUsername: account.username, password });
  if (response.status !== 200) throw new Error(`login: ${response.status} ${await response.text()}`);
  return new Person(account, browser);
};

export const newAdministrator = async (): Promise<Person> => {
  const person = await newPerson();
  await db.update(users).set({ administrator: true }).where(eq(users.id, person.account._id));
  return person;
};
