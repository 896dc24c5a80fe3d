import { limits } from '@tallyho/game/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expectations.ts';
import { makeFriends, twoFriends } from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import { conversation, send, storedPositions, texts } from '../../../test/messages.ts';
import { newPerson, type Person } from '../../../test/people.ts';

let robin: Person;
let kim: Person;
beforeEach(async () => {
  [robin, kim] = await twoFriends();
});

describe('a conversation', () => {
  it('is returned in pages of fifty, oldest first, in both directions', async () => {
    const seqs = await storedPositions(robin, kim, 120);
    const newest = await conversation(kim, robin);
    expect(newest.messages.map(({ seq }) => seq)).toEqual(seqs.slice(70));
    expect(newest.hasMore).toBe(true);
    const middle = await conversation(kim, robin, `?before=${seqs[70]}`);
    expect(middle.messages.map(({ seq }) => seq)).toEqual(seqs.slice(20, 70));
    expect(middle.hasMore).toBe(true);
    const oldest = await conversation(kim, robin, `?before=${seqs[20]}`);
    expect(oldest.messages.map(({ seq }) => seq)).toEqual(seqs.slice(0, 20));
    expect(oldest.hasMore).toBe(false);
    const next = await conversation(kim, robin, `?after=${seqs[10]}`);
    expect(next.messages.map(({ seq }) => seq)).toEqual(seqs.slice(11, 61));
    expect(next.hasMore).toBe(true);
    const last = await conversation(kim, robin, `?after=${seqs[100]}`);
    expect(last.messages.map(({ seq }) => seq)).toEqual(seqs.slice(101));
    expect(last.hasMore).toBe(false);
    expect((await conversation(kim, robin, `?after=${seqs[119]}`)).messages).toEqual([]);
    expect((await conversation(kim, robin, '?after=0')).messages).toHaveLength(limits.directMessage.page);
  });

  it('does not contain messages with other users', async () => {
    const other = await newPerson();
    await makeFriends(kim, other);
    await send(kim, other, 'Do not tell Robin');
    await send(kim, robin, 'Hello Robin');
    expect(texts(await conversation(robin, kim))).toEqual(['Hello Robin']);
  });

  it('rejects invalid positions', async () => {
    for (const page of [
      'before=x',
      'after=-1',
      'before=1.5',
      'before=1&after=2',
      'after=',
      'before=9e9',
      "before=1'",
    ])
      await expectError(await robin.get(`/api/user/messages/${idOf(kim)}?${page}`), 400, 'invalidInput');
  });
});
