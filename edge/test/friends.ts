import { friendships } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import type { UserEvent, UserEventName } from '@tallyho/game/protocol/user-object';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { User } from '../src/auth/user.ts';
import { db } from './database.ts';
import { idOf } from './lobbies.ts';
import { newPerson, type Person } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms, userObjectCalls } from './rooms.ts';

/** Creates two users who are not friends. */
export const twoPeople = async (): Promise<[Person, Person]> => [await newPerson(), await newPerson()];

/** Makes them friends, without a request. */
export const makeFriends = async (one: Person, ...others: Person[]): Promise<void> => {
  const since = new Date();
  await db.insert(friendships).values(
    others.flatMap((other) => [
      { userId: idOf(one), friendId: idOf(other), since },
      { userId: idOf(other), friendId: idOf(one), since },
    ]),
  );
};

/** Test setup: fake rooms, an empty push list, and two users who are not friends. */
export const twoStrangers = (): Promise<[Person, Person]> => {
  fakeRooms(new RoomFake().respond);
  return twoPeople();
};

/** Like `twoStrangers`, with two friends. */
export const twoFriends = async (): Promise<[Person, Person]> => {
  const two = await twoStrangers();
  await makeFriends(...two);
  return two;
};

/** Sets columns of the account of a user. */
export const changeUser = (person: Person, columns: Partial<User>) =>
  db
    .update(users)
    .set(columns)
    .where(eq(users.id, idOf(person)));

/** Mutes a user for one hour. */
export const mute = (person: Person) =>
  changeUser(person, { mutedUntil: new Date(Date.now() + 3_600_000), muteReason: 'Spam' });
export const suspend = (person: Person) =>
  changeUser(person, { suspendedUntil: new Date(Date.now() + 3_600_000), suspensionReason: 'Spam' });

export const cardOf = ({ account: { _id, username, avatar } }: Person) => ({ _id, username, avatar });

/** Returns the events pushed to a user since `fakeRooms`, in order of arrival. */
export const pushedTo = (person: Person, type?: UserEventName): UserEvent[] =>
  userObjectCalls
    .filter(({ user }) => user === idOf(person))
    .flatMap(({ body }) => (body.type === 'push' ? body.events : []))
    .filter((event) => type === undefined || event.type === type);

/** Waits until exactly these events have been pushed to a user: pushes are sent after the response. */
export const expectPushed = (person: Person, events: UserEvent[], type?: UserEventName) =>
  expect.poll(() => pushedTo(person, type)).toEqual(events);

/** Returns the body of a 200 response. */
export const read = async <Body>(response: Response | Promise<Response>): Promise<Body> => {
  const answered = await response;
  if (answered.status !== 200) throw new Error(`${answered.status} ${await answered.text()}`);
  return answered.json<Body>();
};
