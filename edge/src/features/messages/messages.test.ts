import { messages } from '@tallyho/drizzle/schema/messages';
import { limits } from '@tallyho/game/limits';
import type { Conversation, DirectMessage } from '@tallyho/game/people/messages';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import {
  expectClosed,
  expectPushed,
  makeFriends,
  mute,
  pushedTo,
  read,
  suspend,
  twoPeople,
} from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { conversationOf } from './direct-message.ts';

const base = '/api/user/messages';
const write = (from: Browser, to: Person, content: unknown, _id?: string) =>
  from.post(`${base}/send`, { recipientId: idOf(to), content, ...(_id !== undefined && { _id }) });
const send = async (from: Person, to: Person, content: string, _id?: string) =>
  (await read<{ message: DirectMessage }>(write(from, to, content, _id))).message;
const conversation = async (person: Person, friend: Person, page = '') =>
  (await read<{ data: Conversation }>(person.get(`${base}/${idOf(friend)}${page}`))).data;
const markRead = (person: Browser, friend: Person, body?: object) =>
  person.put(`${base}/${idOf(friend)}/read`, body);
const unread = async (person: Person) =>
  (await read<{ counts: Record<string, number> }>(person.get(`${base}/unread?_t=1`))).counts;
const texts = ({ messages: list }: Conversation) => list.map(({ content }) => content);

/** As if everything said so far had been said a minute earlier: the pause is over. */
const later = (...senders: Person[]) =>
  db
    .update(messages)
    .set({ createdAt: new Date(Date.now() - 60_000) })
    .where(inArray(messages.senderId, senders.map(idOf)));

/** Puts a whole conversation into the database at once, and answers the places of its messages. */
const talk = async (from: Person, to: Person, count: number): Promise<number[]> => {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `talk-${crypto.randomUUID()}`,
    conversation: conversationOf(idOf(from), idOf(to)),
    senderId: idOf(from),
    recipientId: idOf(to),
    content: `message ${index + 1}`,
    createdAt: new Date(1_000 + index),
  }));
  return (await db.insert(messages).values(rows).returning({ seq: messages.seq })).map(({ seq }) => seq);
};

let robin: Person;
let kim: Person;
beforeEach(async () => {
  fakeRooms(new RoomFake().answer);
  [robin, kim] = await twoPeople();
  await makeFriends(robin, kim);
});

describe('a direct message', () => {
  it('is in the conversation of both, and told to all tabs of both', async () => {
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

  it('sent again under its id is the same message again, also within the pause, and told once', async () => {
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
    // Another's ids are their own.
    expect((await send(kim, robin, 'Hello back', 'again-1')).sender._id).toBe(idOf(kim));
  });

  it('that arrives several times at once under one id is stored once', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(robin, kim, 'Hello', 'parallel-1')));
    expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1);
    expect(texts(await conversation(kim, robin))).toEqual(['Hello']);
  });

  it('is followed by a pause of two seconds for the same friend alone', async () => {
    const other = await newPerson();
    await makeFriends(robin, other);
    await send(robin, kim, 'One');
    const refused = await write(robin, kim, 'Two');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(2);
    await expectError(refused, 429, 'cooldown');
    await send(robin, other, 'One');
    await send(kim, robin, 'One back');
    await later(robin);
    await send(robin, kim, 'Two');
  });

  it('that is one of several at once is the only one that is taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => write(robin, kim, `at once ${index}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    expect((await conversation(kim, robin)).messages).toHaveLength(1);
  });

  it('keeps the order of the server', async () => {
    const seqs: number[] = [];
    for (const [from, to] of [
      [robin, kim],
      [kim, robin],
      [robin, kim],
    ] as const) {
      await later(robin, kim);
      seqs.push((await send(from, to, `message ${seqs.length}`)).seq);
    }
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    expect(texts(await conversation(robin, kim))).toEqual(['message 0', 'message 1', 'message 2']);
  });

  it('may be of any script, but not blank, too long or of control characters', async () => {
    const fine = [
      'مرحبا',
      '👩‍👩‍👧‍👦🏳️‍🌈',
      'line\nbreak\tand tab',
      "'; drop table messages; --",
      '<b>',
      'x'.repeat(1000),
    ];
    for (const content of fine) {
      await later(robin);
      expect((await send(robin, kim, content)).content).toBe(content);
    }
    await later(robin);
    for (const content of [
      '',
      '   ',
      '\u200b',
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

  it('is refused to somebody muted, who is told until when and why', async () => {
    const message = await send(robin, kim, 'Before', 'before-1');
    await later(robin);
    await mute(robin);
    const body = await expectError(await write(robin, kim, 'After'), 403, 'muted');
    expect(body).toMatchObject({ reason: 'Spam', until: expect.any(String) });
    expect(await send(robin, kim, 'Before', 'before-1')).toMatchObject({ seq: message.seq });
    await send(kim, robin, 'Others may write');
    expect((await conversation(robin, kim)).messages).toHaveLength(2);
  });
});

describe('a message to anybody but a friend', () => {
  it('is refused alike, whoever it is: nothing tells whether they exist or have blocked me', async () => {
    const [stranger, admin, blocked] = [await newPerson(), await newAdministrator(), await newPerson()];
    await makeFriends(robin, blocked);
    const place = (await talk(blocked, robin, 1))[0];
    await blocked.post('/api/user/friends/block', { userId: idOf(robin) });
    const ids = [
      idOf(stranger),
      idOf(admin),
      idOf(blocked),
      idOf(robin),
      crypto.randomUUID(),
      'x',
      '../..',
      '💥',
    ];
    const calls: ((id: string) => Promise<Response>)[] = [
      (id) => robin.post(`${base}/send`, { recipientId: id, content: 'Hello' }),
      (id) => robin.get(`${base}/${encodeURIComponent(id)}`),
      (id) => robin.get(`${base}/${encodeURIComponent(id)}?after=1`),
      (id) => robin.put(`${base}/${encodeURIComponent(id)}/read`, {}),
      (id) => robin.put(`${base}/${encodeURIComponent(id)}/read`, { upTo: place }),
    ];
    for (const call of calls) {
      const answers = new Set<string>();
      for (const id of ids.filter((each) => each !== '../..' || call === calls[0])) {
        const response = await call(id);
        answers.add(`${response.status} ${await response.text()}`);
      }
      expect([...answers]).toEqual([expect.stringContaining('"notFriends"')]);
    }
    // Whoever blocked cannot write either, and an administrator is nobody special.
    await expectError(await write(blocked, robin, 'Hello'), 403, 'notFriends');
    await expectError(await write(admin, robin, 'Hello'), 403, 'notFriends');
    await expectError(await admin.get(`${base}/${idOf(robin)}`), 403, 'notFriends');
    expect(pushedTo(stranger)).toEqual([]);
  });

  it('is refused once the friendship is over, also at the same instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [sent] = await Promise.all([
        write(robin, kim, 'Hello'),
        kim.post('/api/user/friends/remove-friend', { friendId: idOf(robin) }),
      ]);
      expect([200, 403]).toContain(sent.status);
      const kept = await db
        .select()
        .from(messages)
        .where(eq(messages.senderId, idOf(robin)));
      expect(kept).toHaveLength(sent.status === 200 ? 1 : 0);
      await expectError(await write(robin, kim, 'Hello again'), 403, 'notFriends');
      await db.delete(messages).where(eq(messages.senderId, idOf(robin)));
      await makeFriends(robin, kim);
    }
  });
});

describe('a conversation', () => {
  it('comes in pages of fifty, oldest first, from either end', async () => {
    const seqs = await talk(robin, kim, 120);
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

  it('of two does not show what they say to others', async () => {
    const other = await newPerson();
    await makeFriends(kim, other);
    await send(kim, other, 'Do not tell Robin');
    await send(kim, robin, 'Hello Robin');
    expect(texts(await conversation(robin, kim))).toEqual(['Hello Robin']);
  });

  it('refuses places that are none', async () => {
    for (const page of [
      'before=x',
      'after=-1',
      'before=1.5',
      'before=1&after=2',
      'after=',
      'before=9e9',
      "before=1'",
    ])
      await expectError(await robin.get(`${base}/${idOf(kim)}?${page}`), 400, 'invalidInput');
  });
});

describe('what is unread', () => {
  it('is counted for each friend, until it is read', async () => {
    const other = await newPerson();
    await makeFriends(kim, other);
    const seqs = await talk(robin, kim, 3);
    await talk(other, kim, 2);
    await talk(kim, robin, 4);
    expect(await unread(kim)).toEqual({ [idOf(robin)]: 3, [idOf(other)]: 2 });
    expect(await read(markRead(kim, robin, { upTo: seqs[1] }))).toEqual({ success: true, upTo: seqs[1] });
    expect(await unread(kim)).toEqual({ [idOf(robin)]: 1, [idOf(other)]: 2 });
    expect(await read(markRead(kim, robin))).toEqual({ success: true, upTo: seqs[2] });
    expect(await unread(kim)).toEqual({ [idOf(other)]: 2 });
    expect(await unread(robin)).toEqual({ [idOf(kim)]: 4 });
  });

  it('only ever becomes less, and what the friend sends next is unread again', async () => {
    const seqs = await talk(robin, kim, 3);
    await read(markRead(kim, robin, {}));
    expect(await read(markRead(kim, robin, { upTo: seqs[0] }))).toEqual({ success: true, upTo: seqs[2] });
    expect(await read(markRead(kim, robin, { upTo: Number.MAX_SAFE_INTEGER }))).toMatchObject({
      upTo: seqs[2],
    });
    const mine = await talk(kim, robin, 1);
    expect(await read(markRead(kim, robin, { upTo: mine[0] }))).toMatchObject({ upTo: seqs[2] });
    await talk(robin, kim, 1);
    expect(await unread(kim)).toEqual({ [idOf(robin)]: 1 });
    expect(await conversation(robin, kim)).toMatchObject({ readByFriend: seqs[2], readByMe: 0 });
    expect(await conversation(kim, robin)).toMatchObject({ readByFriend: 0, readByMe: seqs[2] });
  });

  it('is told to both when it is read, and only then', async () => {
    const [first = 0, second = 0] = await talk(robin, kim, 2);
    for (const upTo of [second, second, first]) await read(markRead(kim, robin, { upTo }));
    const event = { type: 'messagesRead', reader: idOf(kim), friend: idOf(robin), upTo: second } as const;
    await expectPushed(kim, [event]);
    await expectPushed(robin, [event]);
  });

  it('of somebody who is no friend any more is not counted, and none of it is news if they are friends again', async () => {
    await talk(robin, kim, 2);
    await talk(kim, robin, 1);
    await read(robin.post('/api/user/friends/remove-friend', { friendId: idOf(kim) }));
    expect([await unread(robin), await unread(kim)]).toEqual([{}, {}]);
    await read(robin.post('/api/user/friends/send-request', { username: kim.account.username }));
    await read(kim.post('/api/user/friends/respond-request', { senderId: idOf(robin), accept: true }));
    expect([await unread(robin), await unread(kim)]).toEqual([{}, {}]);
    expect((await conversation(kim, robin)).messages).toHaveLength(3);
    await talk(robin, kim, 1);
    expect(await unread(kim)).toEqual({ [idOf(robin)]: 1 });
  });

  it('cannot be marked with what is no place', async () => {
    for (const upTo of [-1, 1.5, '3', null, 1e99])
      await expectError(await markRead(kim, robin, { upTo }), 400, 'invalidInput', { field: 'upTo' });
  });
});

describe('everything about messages', () => {
  let suspended: Person;
  beforeAll(async () => {
    suspended = await newPerson();
    await suspend(suspended);
  });
  it.each<[string, (browser: Browser) => Promise<Response>]>([
    ['GET unread', (b) => b.get(`${base}/unread`)],
    ['GET a conversation', (b) => b.get(`${base}/${idOf(kim)}`)],
    ['POST send', (b) => write(b, kim, 'Hello')],
    ['PUT read', (b) => markRead(b, kim, {})],
  ])('%s is closed to guests and to suspended people', async (_, call) => {
    await makeFriends(kim, suspended);
    await expectClosed(call, new Browser(), suspended);
    expect(
      await db
        .select()
        .from(messages)
        .where(eq(messages.recipientId, idOf(kim))),
    ).toEqual([]);
  });
});
