import { sessions } from '@tallyho/drizzle/schema/sessions';
import { limits } from '@tallyho/game/limits';
import { eq } from 'drizzle-orm';
import { db } from './database.ts';
import type { Person } from './people.ts';

/** Makes the user's identity proof too old in all of their sessions. */
export const expireConfirmation = ({ account }: Person) =>
  db
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - limits.confirmation - 1000) })
    .where(eq(sessions.userId, account._id));
