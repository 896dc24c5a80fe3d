import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import type { OwnAccount } from '../src/auth/account.ts';
import { hashToken } from '../src/auth/session-token.ts';
import type { Browser } from './browser.ts';
import { csrfHeader } from './csrf.ts';
import { db } from './database.ts';
import { idOf } from './lobbies.ts';
import type { Person } from './people.ts';

/** Who is logged in in a browser; null: nobody. */
export const whoIs = async (browser: Browser): Promise<OwnAccount | null> =>
  (await (await browser.get('/api/user/auth-check')).json<{ user: OwnAccount | null }>()).user;

/** What database, tickets and rooms know of a browser's session. */
export const sessionHashOf = (browser: Browser): Promise<string> =>
  hashToken(browser.cookies.get('session') ?? '');

/** Leaves somebody one way to log in: a provider, where their id is the account's. */
export const takePassword = (person: Person, provider: 'google' | 'discord' = 'discord') =>
  db
    .update(users)
    .set({ passwordHash: null, [`${provider}Id`]: idOf(person) })
    .where(eq(users.id, idOf(person)));

export const deleteAccount = async (person: Browser, body: unknown = {}): Promise<Response> =>
  person.post('/api/user/delete-account', body, await csrfHeader(person));

export const hasAccount = async (person: Person): Promise<boolean> =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.id, idOf(person)))
  ).length === 1;
