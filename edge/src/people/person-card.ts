import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { cardFrom } from '@tallyho/game/people/cards';
import type { PersonCard } from '@tallyho/game/people/person-card';
import type { Column } from 'drizzle-orm';
import { personOfUser, type User } from '../auth/user.ts';
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
  user: User;
}

/** Returns the columns of a user that other users may see. `table`: an alias of `users`. */
export const cardColumnsOf = <Id extends Column, Name extends Column, Avatar extends Column>(table: {
  id: Id;
  username: Name;
  avatar: Avatar;
}) => ({
  _id: table.id,
  username: table.username,
  avatar: table.avatar,
});

export const cardColumns = cardColumnsOf(users);

/** Returns an account as other users see it. */
export const cardOf = (account: User): PersonCard => cardFrom(personOfUser(account));
