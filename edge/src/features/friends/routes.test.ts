import { beforeEach, describe, expect, it } from 'vitest';
import { block } from '../../../test/friend-calls.ts';
import { read, twoStrangers } from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import { newPerson, type Person } from '../../../test/people.ts';

const base = '/api/user/friends';

let robin: Person;
let kim: Person;
beforeEach(async () => {
  [robin, kim] = await twoStrangers();
});

describe('the id of a stranger', () => {
  it('gets the same response as an unknown id and as the id of a user who blocked the caller', async () => {
    await read(block(kim, robin));
    const stranger = await newPerson();
    const ids = [idOf(kim), idOf(stranger), crypto.randomUUID(), 'x', '../..', '💥', 'x'.repeat(5000)];
    const calls: ((id: string) => Promise<Response>)[] = [
      (id) => robin.post(`${base}/respond-request`, { senderId: id, accept: true }),
      (id) => robin.post(`${base}/respond-request`, { senderId: id, accept: false }),
      (id) => robin.post(`${base}/withdraw-request`, { recipientId: id }),
      (id) => robin.post(`${base}/remove-friend`, { friendId: id }),
      (id) => robin.post(`${base}/block`, { userId: id }),
      (id) => robin.post(`${base}/unblock`, { userId: id }),
    ];
    for (const call of calls) {
      const responses = new Set<string>();
      for (const id of ids) {
        const response = await call(id);
        responses.add(`${response.status} ${await response.text()}`);
      }
      expect([...responses]).toHaveLength(1);
    }
  });
});
