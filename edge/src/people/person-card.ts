import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import type { PersonCard } from '@tallyho/game/people/person-card';
import type { Account } from '../auth/account.ts';
import type { PersonClient } from '../http/person-client.ts';
import type { WaitUntil } from '../http/wait-until.ts';

/** What a verb about other people works with: the database, who asks, and whom to tell without making them wait. */
export interface PeopleAccess {
  db: Database;
  people: PersonClient;
  later: WaitUntil;
  user: Account;
}

/** The columns of somebody as other people know them. */
export const cardColumns = { _id: users.id, username: users.username, avatar: users.avatar };

export const cardOf = ({ id, username, avatar }: Account): PersonCard => ({ _id: id, username, avatar });
