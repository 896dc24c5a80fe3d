import type { Person } from '../model/person.ts';
import type { PersonCard } from './person-card.ts';

/*
 * Rooms and pages know a person by `user`, the API by `_id`. These are the only conversions. Without schemas, because the
 * first page needs them.
 */

/** Returns a person as the API shows one. */
export const cardFrom = ({ user, username, avatar }: Person): PersonCard => ({ _id: user, username, avatar });

/** Returns the person that the API shows as a card. Other fields of the response are left out. */
export const personFrom = ({ _id: user, username, avatar }: PersonCard): Person => ({
  user,
  username,
  avatar,
});
