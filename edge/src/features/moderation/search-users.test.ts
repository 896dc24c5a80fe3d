import { users } from '@tallyho/drizzle/schema/users';
import type { ApiModeratedUser } from '@tallyho/game/people/moderation';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { playAsGuest } from '../../../test/guests.ts';
import { open, people } from '../../../test/lobbies.ts';
import { sanction } from '../../../test/moderation.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

describe('the account search', () => {
  const search = async (text: string) =>
    (
      await (
        await admin.get(`/api/admin/users/search?username=${encodeURIComponent(text)}`)
      ).json<{ users: ApiModeratedUser[] }>()
    ).users.map(({ username }) => username);

  test('finds accounts by the start of the name in any case, including administrators and the caller', async () => {
    const person = await newPerson();
    const { username } = person.account;
    expect(await search(username.slice(0, 12).toUpperCase())).toContain(username);
    expect(await search(admin.account.username)).toEqual([admin.account.username]);
    expect(await search(username.slice(1))).toEqual([]);
    // Other tests may have registered such names.
    for (const text of ['%', '_', "'", '\u0000', '__proto__'])
      for (const name of await search(text)) expect(name.startsWith(text)).toBe(true);
  });

  test('lists currently muted or suspended users for an empty text', async () => {
    const [muted, suspended, free] = (await people(3)) as [Person, Person, Person];
    // The first of all sanctioned users by name.
    for (const { account } of [muted, suspended, free])
      await db
        .update(users)
        .set({ usernameNormalized: `!${account.username}` })
        .where(eq(users.id, account._id));
    await sanction(admin, muted, { kind: 'mute', hours: 1 });
    await sanction(admin, suspended, { kind: 'suspend', hours: 1 });
    await sanction(admin, free, { kind: 'warn' });
    expect((await search(' ')).slice(0, 2)).toEqual(
      [muted, suspended].map(({ account }) => account.username).sort(),
    );
    expect(await search('')).not.toContain(free.account.username);
  });

  test('finds guests by the start of the name in any case, next to accounts in the order of the names, and marks them', async () => {
    const owner = await newPerson();
    const code = await open(owner);
    const { username } = owner.account;
    for (const name of [`${username}-B`, `${username}-a`]) await playAsGuest(new Browser(), code, { name });
    const response = await admin.get(`/api/admin/users/search?username=${username.toUpperCase()}`);
    const { users: found } = await response.json<{ users: ApiModeratedUser[] }>();
    expect(found.map((moderatedUser) => [moderatedUser.username, moderatedUser.isGuest])).toEqual([
      [username, false],
      [`${username}-a`, true],
      [`${username}-B`, true],
    ]);
  });
});
