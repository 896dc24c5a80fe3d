import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { hashToken } from '../src/auth/session-token.ts';
import type { OwnAccount } from '../src/auth/user.ts';
import type { Browser } from './browser.ts';
import { csrfHeader } from './csrf.ts';
import { db } from './database.ts';
import { idOf } from './lobbies.ts';
import type { Person } from './people.ts';

/** Returns the user logged in in a browser; null for a visitor. */
export const fetchOwnAccount = async (browser: Browser): Promise<OwnAccount | null> =>
  (await (await browser.get('/api/user/auth-check')).json<{ user: OwnAccount | null }>()).user;

/** Returns the token hash of a browser's session. */
export const sessionHashOf = (browser: Browser): Promise<string> =>
  hashToken(browser.cookies.get('session') ?? '');

/** Removes the password and links a provider, with the account's id as the provider id. */
export const removePassword = (person: Person, provider: 'google' | 'discord' = 'discord') =>
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
