import { beforeEach, describe, expect, it } from 'vitest';
import { makeFriends, read, twoFriends } from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import { latest, storeMessages } from '../../../test/messages.ts';
import { newPerson, type Person } from '../../../test/people.ts';

let robin: Person;
let kim: Person;
beforeEach(async () => {
  [robin, kim] = await twoFriends();
});

describe('the last messages', () => {
  it('are one for each friend, sent or received, the latest first', async () => {
    const [other, silent] = [await newPerson(), await newPerson()];
    await makeFriends(robin, other);
    await makeFriends(robin, silent);
    await storeMessages(kim, robin, 2, (number) => `from kim ${number}`);
    await storeMessages(robin, other, 1, () => 'to the other');
    await storeMessages(robin, kim, 1, () => 'to kim');
    const found = await latest(robin);
    expect(found.map(({ content }) => content)).toEqual(['to kim', 'to the other']);
    expect(found[0]).toMatchObject({ sender: { _id: idOf(robin) }, recipient: { _id: idOf(kim) } });
    expect((await latest(other)).map(({ content }) => content)).toEqual(['to the other']);
    expect(await latest(silent)).toEqual([]);
  });

  it('leave out former friends', async () => {
    await storeMessages(kim, robin, 1);
    expect(await latest(robin)).toHaveLength(1);
    await read(robin.post('/api/user/friends/remove-friend', { friendId: idOf(kim) }));
    expect(await latest(robin)).toEqual([]);
  });
});
