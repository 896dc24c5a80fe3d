import type { Person } from '../model/person.ts';
import type { PersonCard } from './person-card.ts';

/*
 * Rooms and pages know a person by `user`, responses of the API and pushed events by `_id`. These are the only conversions.
 * Without schemas, because the first page needs them.
 */

/** Returns a person as the API shows one. */
export const cardFrom = ({ user, username, avatar }: Person): PersonCard => ({ _id: user, username, avatar });

/** What the API shows about a person, as rooms and pages know it. */
export type PersonFrom<Card extends { readonly _id: string }> = Omit<Card, '_id'> & { user: Card['_id'] };

/** Returns the person that the API shows, with all other fields of the response. */
export const personFrom = <Card extends { readonly _id: string }>({
  _id: user,
  ...others
}: Card): PersonFrom<Card> => ({ user, ...others });
