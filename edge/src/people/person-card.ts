import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import type { PersonCard } from '@tallyho/game/people/person-card';
import type { Later } from '../http/later.ts';
import type { PersonClient } from '../http/person-client.ts';
import type { Account } from '../identity/account.ts';

/** What a verb about other people works with: the database, who asks, and whom to tell without making them wait. */
export interface PeopleAccess {
  db: Database;
  people: PersonClient;
  later: Later;
  user: Account;
}

/** The columns of somebody as other people know them. */
export const cardColumns = { _id: users.id, username: users.username, avatar: users.avatar };

export const cardOf = ({ id, username, avatar }: Account): PersonCard => ({ _id: id, username, avatar });
