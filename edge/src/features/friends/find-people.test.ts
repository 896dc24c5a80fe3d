import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import type { ApiFoundPerson } from '@tallyho/game/people/friends';
import { normalizedName } from '@tallyho/game/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../test/database.ts';
import { makeFriends, read } from '../../../test/friends.ts';
import { newPerson, type Person } from '../../../test/people.ts';

let seeker: Person;
beforeAll(async () => {
  seeker = await newPerson();
});

/** Creates accounts with these names, without logging in. */
const register = (...names: string[]) =>
  db.insert(users).values(
    names.map((username) => ({
      id: crypto.randomUUID(),
      username,
      usernameNormalized: normalizedName(username),
      email: `${crypto.randomUUID()}@example.com`,
      createdAt: new Date(),
    })),
  );
const search = async (query: string) =>
  (await read<{ users: ApiFoundPerson[] }>(seeker.get(`/api/user/friends/search${query}`))).users;
const find = async (username: string) =>
  (await search(`?${new URLSearchParams({ username })}`)).map((found) => found.username);

describe('the user search', () => {
  it('finds users whose name starts with the text, in any case, sorted by name', async () => {
    await register('Zebediah', 'zebrastripes', 'ZEBULON', 'a-zebra', 'zeppelin');
    const all = ['Zebediah', 'zebrastripes', 'ZEBULON'];
    for (const text of ['zeb', 'ZEB', ' Zeb ', 'ｚｅｂ']) expect(await find(text)).toEqual(all);
    expect(await find('zebr')).toEqual(['zebrastripes']);
    expect(await find('zebrastripes')).toEqual(['zebrastripes']);
    expect(await find('zebrastripes!')).toEqual([]);
  });

  it('returns name, avatar and relationship only', async () => {
    const friend = await newPerson();
    await makeFriends(seeker, friend);
    const { _id, username, avatar } = friend.account;
    expect(await search(`?username=${username}`)).toEqual([{ _id, username, avatar, relation: 'friend' }]);
  });

  it('excludes the caller', async () => {
    expect(await find(seeker.account.username)).toEqual([]);
  });

  it('returns at most thirty users, sorted by name', async () => {
    const names = Array.from({ length: 35 }, (_, index) => `quokka${String(index).padStart(2, '0')}`);
    await register(...names.toReversed());
    expect(await find('quokka')).toEqual(names.slice(0, limits.friends.searchResults));
  });

  it('treats every character literally', async () => {
    const names = ['100%sure', '100_sure', "o'reilly", 'o"brien', 'back\\slash', '100xsure'];
    await register(...names, 'שלום-לכם', 'مرحبا-بكم-x', '🦊foxes🦊', 'ёлка-ель');
    expect(await find('100%')).toEqual(['100%sure']);
    expect(await find('100_')).toEqual(['100_sure']);
    expect(await find('1%')).toEqual([]);
    expect(await find("o'")).toEqual(["o'reilly"]);
    expect(await find('o"')).toEqual(['o"brien']);
    expect(await find('back\\')).toEqual(['back\\slash']);
    expect(await find('שלום')).toEqual(['שלום-לכם']);
    expect(await find('مرحبا')).toEqual(['مرحبا-بكم-x']);
    expect(await find('🦊')).toEqual(['🦊foxes🦊']);
    expect(await find('ЁЛКА')).toEqual(['ёлка-ель']);
    expect(await find("'; drop table users; --")).toEqual([]);
  });

  it('finds no user for an empty text or one longer than any name', async () => {
    for (const text of ['', ' ', '\t\n', '\u0000', '%', '*', '\u202e', 'x'.repeat(1000), '🦊'.repeat(500)])
      expect(await find(text)).toEqual([]);
    expect(await search('')).toEqual([]);
    expect(await search('?_t=1')).toEqual([]);
  });
});
