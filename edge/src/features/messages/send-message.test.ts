import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expectations.ts';
import { expectPushed, makeFriends, mute, twoFriends } from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import { conversation, endCooldown, send, texts, write } from '../../../test/messages.ts';
import { newPerson, type Person } from '../../../test/people.ts';

let robin: Person;
let kim: Person;
beforeEach(async () => {
  [robin, kim] = await twoFriends();
});

describe('a direct message', () => {
  it("is in both users' conversation and is pushed to all their tabs", async () => {
    const before = Date.now();
    const message = await send(robin, kim, '  Hello, Kim!  ', 'first-1');
    expect(message).toEqual({
      _id: 'first-1',
      seq: expect.any(Number),
      sender: { _id: idOf(robin) },
      recipient: { _id: idOf(kim) },
      content: 'Hello, Kim!',
      createdAt: expect.any(String),
    });
    expect(Date.parse(message.createdAt)).toBeGreaterThanOrEqual(before);
    const seen = { messages: [message], hasMore: false, readByFriend: 0, readByMe: 0 };
    expect(await conversation(robin, kim)).toEqual(seen);
    expect(await conversation(kim, robin)).toEqual(seen);
    await expectPushed(robin, [{ type: 'directMessage', message }]);
    await expectPushed(kim, [{ type: 'directMessage', message }]);
  });

  it('sent again with the same id returns the same message, also during the cooldown, and is pushed once', async () => {
    const first = await send(robin, kim, 'Hello', 'again-1');
    expect(await send(robin, kim, 'Hello', 'again-1')).toEqual(first);
    const [again] = await Promise.all(Array.from({ length: 5 }, () => send(robin, kim, 'Hello', 'again-1')));
    expect(again).toEqual(first);
    expect((await conversation(kim, robin)).messages).toEqual([first]);
    await expectPushed(kim, [{ type: 'directMessage', message: first }]);
    const toSomebodyElse = await newPerson();
    await makeFriends(robin, toSomebodyElse);
    await expectError(await write(robin, toSomebodyElse, 'Hello', 'again-1'), 400, 'invalidInput', {
      field: '_id',
    });
    // Ids are unique per sender only.
    expect((await send(kim, robin, 'Hello back', 'again-1')).sender._id).toBe(idOf(kim));
  });

  it('sent several times concurrently with one id is stored once', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(robin, kim, 'Hello', 'parallel-1')));
    expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1);
    expect(texts(await conversation(kim, robin))).toEqual(['Hello']);
  });

  it('starts a cooldown of two seconds for the same friend only', async () => {
    const other = await newPerson();
    await makeFriends(robin, other);
    await send(robin, kim, 'One');
    const refused = await write(robin, kim, 'Two');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(2);
    await expectError(refused, 429, 'cooldown');
    await send(robin, other, 'One');
    await send(kim, robin, 'One back');
    await endCooldown(robin);
    await send(robin, kim, 'Two');
  });

  it('is the only one accepted of several concurrent messages', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => write(robin, kim, `at once ${index}`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    expect((await conversation(kim, robin)).messages).toHaveLength(1);
  });

  it('of both users at the same time is stored, in the same order for both', async () => {
    for (let round = 0; round < 5; round += 1) {
      await endCooldown(robin, kim);
      await Promise.all([send(robin, kim, 'From Robin'), send(kim, robin, 'From Kim')]);
    }
    const { messages } = await conversation(robin, kim);
    expect(await conversation(kim, robin)).toMatchObject({ messages });
    expect(messages).toHaveLength(10);
    const seqs = messages.map(({ seq }) => seq);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
  });

  it("keeps the server's order", async () => {
    const seqs: number[] = [];
    for (const [from, to] of [
      [robin, kim],
      [kim, robin],
      [robin, kim],
    ] as const) {
      await endCooldown(robin, kim);
      seqs.push((await send(from, to, `message ${seqs.length}`)).seq);
    }
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    expect(texts(await conversation(robin, kim))).toEqual(['message 0', 'message 1', 'message 2']);
  });

  it('accepts any script, but not blank or too long texts or control characters', async () => {
    const fine = [
      'مرحبا',
      '👩‍👩‍👧‍👦🏳️‍🌈',
      'line\nbreak\tand tab',
      'right \u202eto left',
      "'; drop table messages; --",
      '<b>',
      'x'.repeat(1000),
    ];
    for (const content of fine) {
      await endCooldown(robin);
      expect((await send(robin, kim, content)).content).toBe(content);
    }
    await endCooldown(robin);
    for (const content of [
      '',
      '   ',
      '\u200b',
      '\u3164\u2800',
      'a\u0000b',
      'a\u001bb',
      'x'.repeat(1001),
      'half \ud800',
      null,
      7,
      {},
      [],
    ])
      await expectError(await write(robin, kim, content), 400, 'invalidInput', { field: 'content' });
    await expectError(await write(robin, kim, 'Hello', 'an id with spaces'), 400, 'invalidInput', {
      field: '_id',
    });
    await expectError(await write(robin, kim, ' '), 400, 'invalidInput', {
      message: 'There is nothing to send.',
    });
  });

  it('is rejected for a muted user, with end and reason', async () => {
    const message = await send(robin, kim, 'Before', 'before-1');
    await endCooldown(robin);
    await mute(robin);
    const body = await expectError(await write(robin, kim, 'After'), 403, 'muted');
    expect(body).toMatchObject({ reason: 'Spam', until: expect.any(String) });
    expect(await send(robin, kim, 'Before', 'before-1')).toMatchObject({ seq: message.seq });
    await send(kim, robin, 'Others may write');
    expect((await conversation(robin, kim)).messages).toHaveLength(2);
  });
});
