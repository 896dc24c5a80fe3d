import { friendships } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import type { PersonEvent, PersonEventName } from '@tallyho/game/protocol/person';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Account } from '../src/auth/account.ts';
import { Browser } from './browser.ts';
import { db } from './database.ts';
import { expectError } from './expectations.ts';
import { idOf } from './lobbies.ts';
import { newPerson, type Person } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms, personCalls } from './rooms.ts';

/** Two who do not know each other. */
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

/** For the start of a test: rooms in memory, nothing pushed yet, and two who do not know each other. */
export const twoStrangers = (): Promise<[Person, Person]> => {
  fakeRooms(new RoomFake().answer);
  return twoPeople();
};

/** The same with two friends. */
export const twoFriends = async (): Promise<[Person, Person]> => {
  const two = await twoStrangers();
  await makeFriends(...two);
  return two;
};

export const change = (person: Person, columns: Partial<Account>) =>
  db
    .update(users)
    .set(columns)
    .where(eq(users.id, idOf(person)));

/** Until in an hour. */
export const mute = (person: Person) =>
  change(person, { mutedUntil: new Date(Date.now() + 3_600_000), muteReason: 'Spam' });
export const suspend = (person: Person) =>
  change(person, { suspendedUntil: new Date(Date.now() + 3_600_000), suspensionReason: 'Spam' });

export const cardOf = ({ account: { _id, username, avatar } }: Person) => ({ _id, username, avatar });

/** What was pushed to somebody since `fakeRooms`, in order of arrival. */
export const pushedTo = (person: Person, type?: PersonEventName): PersonEvent[] =>
  personCalls
    .filter(({ user }) => user === idOf(person))
    .flatMap(({ body }) => (body.type === 'push' ? body.events : []))
    .filter((event) => type === undefined || event.type === type);

/** Waits until exactly these events have been pushed to somebody: pushes come after the answer. */
export const expectPushed = (person: Person, events: PersonEvent[], type?: PersonEventName) =>
  vi.waitFor(() => expect(pushedTo(person, type)).toEqual(events));

/** The body of a 200. */
export const read = async <Body>(response: Response | Promise<Response>): Promise<Body> => {
  const answered = await response;
  if (answered.status !== 200) throw new Error(`${answered.status} ${await answered.text()}`);
  return answered.json<Body>();
};

/** That a path is closed to guests and to somebody suspended, who is told why. */
export const expectClosed = async (
  call: (browser: Browser) => Promise<Response>,
  guest: Browser,
  suspended: Person,
) => {
  await expectError(await call(guest), 401, 'unauthenticated');
  const body = await expectError(await call(suspended), 403, 'suspended');
  expect(body).toMatchObject({ reason: 'Spam', until: expect.any(String) });
};

/** Has a test for each of these calls: closed to guests and to suspended people. `prepare` comes before each. */
export const testClosed = (
  calls: [string, (browser: Browser) => Promise<Response>][],
  prepare: (suspended: Person) => Promise<void> = async () => undefined,
) => {
  let suspended: Person;
  beforeAll(async () => {
    suspended = await newPerson();
    await suspend(suspended);
  });
  it.each(calls)('%s is closed to guests and to suspended people', async (_, call) => {
    await prepare(suspended);
    await expectClosed(call, new Browser(), suspended);
  });
};
