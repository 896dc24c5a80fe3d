import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import type { PersonCard } from '@tallyho/game/people/person-card';
import type { Account } from '../auth/account.ts';
import type { UserObjectClient } from '../http/user-object-client.ts';
import type { WaitUntil } from '../http/wait-until.ts';

/**
 * Dependencies of operations on other users: the database, the caller, and push notifications that do not delay the
 * response.
 */
export interface PeopleAccess {
  db: Database;
  userObjects: UserObjectClient;
  waitUntil: WaitUntil;
  user: Account;
}

/** Columns of a user that other users may see. */
export const cardColumns = { _id: users.id, username: users.username, avatar: users.avatar };

export const cardOf = ({ id, username, avatar }: Account): PersonCard => ({ _id: id, username, avatar });
