import { auditLog } from '@tallyho/drizzle/schema/safety';
import type { CommandInput } from '@tallyho/game/protocol/client';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { twoPeople } from '../../../test/friends.ts';
import { idOf, join, leave, open, people } from '../../../test/lobbies.ts';
import { captureLog } from '../../../test/log.ts';
import { storeMessages } from '../../../test/messages.ts';
import { aboutPlayer, report, reportsBy } from '../../../test/moderation.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

let rooms: RoomFake;
let isDown = false;
beforeEach(() => {
  rooms = new RoomFake();
  isDown = false;
  fakeRooms((call) => (isDown ? new Response('Bad', { status: 500 }) : rooms.respond(call)));
});

/** Sends chat messages in turns, with times far enough apart for the rate limit. */
const sendChat = async (code: string, speakers: readonly Person[], count: number) => {
  for (let said = 0; said < count; said += 1) {
    const speaker = speakers[said % speakers.length];
    if (!speaker) throw new Error('A test user is missing.');
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21) + said * 10_000);
    await rooms.respond({
      code,
      authorization: null,
      body: {
        type: 'command',
        user: idOf(speaker),
        command: { id: `command-${said}`, type: 'sendMessage', text: `Line ${said + 1}` },
      },
    });
    vi.mocked(Date.now).mockRestore();
  }
};

/** Returns the id of the message "Line {number}". The first line of a chat says that the other player has joined. */
const lineId = (number: number): number => number + 1;

/** Sends messages from one user to another; returns their ids. */
const send = async (from: Person, to: Person, count: number): Promise<string[]> =>
  (await storeMessages(from, to, count, (number) => `${from.account.username} ${number}`)).map(
    ({ id }) => id,
  );

describe('POST /api/reports about a player', () => {
  test('stores reporter, reported user and reason, without evidence, and writes an audit entry', async () => {
    const [one, other] = await twoPeople();
    const response = await report(one, aboutPlayer(other, { reason: 'name', details: '  It is rude. ' }));
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 200,
      body: { success: true },
    });
    const [kept] = await reportsBy(one);
    expect(kept).toMatchObject({
      kind: 'player',
      reportedId: idOf(other),
      reason: 'name',
      details: 'It is rude.',
      evidence: [],
      closedAt: null,
    });
    const noted = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, idOf(one)));
    expect(noted).toMatchObject([
      {
        action: 'report',
        subjectId: idOf(other),
        details: { report: kept?.id, kind: 'player', reason: 'name' },
      },
    ]);
  });

  test('includes the reported chat message and ten around it, from all players, read from the room itself', async () => {
    const [one, other] = await twoPeople();
    const code = await open(one);
    await join(other, code);
    await sendChat(code, [one, other], 40);
    await report(one, aboutPlayer(other, { code, line: lineId(20), evidence: [{ text: 'Made up' }] }));
    const [kept] = await reportsBy(one);
    expect(kept?.evidence).toHaveLength(21);
    expect(kept?.evidence.map(({ text }) => text)).toEqual(
      Array.from({ length: 21 }, (_, index) => `Line ${index + 10}`),
    );
    expect(kept?.evidence.filter(({ isReported }) => isReported)).toMatchObject([
      { userId: idOf(other), text: 'Line 20', isReported: true },
    ]);
    expect(kept?.evidence[0]).toEqual({
      userId: idOf(other),
      text: 'Line 10',
      at: new Date(Date.UTC(2026, 10, 21) + 90_000).toISOString(),
      isReported: false,
    });
  });

  test('without a message includes the latest messages, also of a user who has left', async () => {
    const [one, other] = await twoPeople();
    const code = await open(one);
    await join(other, code);
    await sendChat(code, [one, other], 30);
    await leave(other, code);
    await report(one, aboutPlayer(other, { code }));
    const [kept] = await reportsBy(one);
    expect(kept?.evidence.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Line ${index + 11}`),
    );
    expect(kept?.evidence.some(({ isReported }) => isReported)).toBe(false);
  });

  test("rejects another user's message", async () => {
    const [one, other] = await twoPeople();
    const code = await open(one);
    await join(other, code);
    await sendChat(code, [one, other], 2);
    await expectError(await report(one, aboutPlayer(other, { code, line: lineId(1) })), 400, 'invalidInput', {
      field: 'line',
    });
    expect(await reportsBy(one)).toEqual([]);
  });

  test('is stored without evidence from a non-member, about a non-member, and when the room is down', async () => {
    const [one, other, stranger] = (await people(3)) as [Person, Person, Person];
    const code = await open(one);
    await join(other, code);
    await sendChat(code, [one, other], 4);
    expect((await report(stranger, aboutPlayer(other, { code, line: lineId(2) }))).status).toBe(200);
    expect((await report(one, aboutPlayer(stranger, { code }))).status).toBe(200);
    captureLog();
    isDown = true;
    expect((await report(one, aboutPlayer(other, { code, line: lineId(2) }))).status).toBe(200);
    for (const kept of [...(await reportsBy(stranger)), ...(await reportsBy(one))])
      expect(kept.evidence).toEqual([]);
  });
});

/** Sends a command of a member to the room. */
const command = (code: string, by: Person, fields: CommandInput) =>
  rooms.respond({
    code,
    authorization: null,
    body: { type: 'command', user: idOf(by), command: { id: crypto.randomUUID(), ...fields } },
  });

/** Brings a lobby to the step in which its members rate each other's texts. */
const writeTexts = async (
  code: string,
  texts: readonly (readonly [Person, string])[],
  type: 'WriteAndRate' | 'WhoseIsIt' = 'WriteAndRate',
) => {
  const [[leader] = []] = texts;
  if (!leader) throw new Error('A lobby has a leader.');
  await command(code, leader, {
    type: 'writeTheme',
    theme: { name: 'Toasts', texts: ['A toast'], types: [type] },
  });
  await command(code, leader, { type: 'startGame' });
  const { stage, customThemes } = rooms.stateOf(code);
  if (stage.phase !== 'readyCheck') throw new Error(stage.phase);
  const gameId = stage.game.id;
  for (const [person] of texts) await command(code, person, { type: 'confirmReadiness', gameId });
  await command(code, leader, {
    type: 'themeChosen',
    gameId,
    theme: 'Toasts',
    ...(customThemes[0] && { customTheme: customThemes[0].id }),
  });
  const round = { type: 'gameRoundConfirmation' as const, gameId, theme: 'Toasts', game: 0 };
  for (const [person, text] of texts) {
    await command(code, person, {
      ...round,
      code: 1,
      gameData: { text, [type === 'WhoseIsIt' ? 'authors' : 'marks']: [] },
    });
    await command(code, person, { ...round, code: 2 });
  }
};

describe('POST /api/reports about a text of a round', () => {
  const about = (code: string, text: string) => ({ kind: 'written', code, text, reason: 'hate' });

  test('finds the author, whom the reporter does not know, and includes the text as it was written', async () => {
    const [one, other] = await twoPeople();
    const code = await open(one);
    await join(other, code);
    await writeTexts(code, [
      [one, 'To us'],
      [other, 'To the shit show'],
    ]);
    const response = await report(one, about(code, 'To the **** show'));
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    const [kept] = await reportsBy(one);
    expect(kept).toMatchObject({ kind: 'player', reportedId: idOf(other), reason: 'hate' });
    expect(kept?.evidence).toMatchObject([
      { userId: idOf(other), text: 'To the shit show', isReported: true },
    ]);
  });

  test.each([
    ['that the others guess', 3],
    ['that nobody has to guess', 2],
  ])('finds the author of a text about oneself %s', async (_case, count) => {
    const writers = await people(count);
    const [one, other] = writers as [Person, Person];
    const code = await open(one);
    for (const person of writers.slice(1)) await join(person, code);
    const texts = writers.map((person, at) => [person, `Secret ${at}`] as const);
    await writeTexts(code, texts, 'WhoseIsIt');
    expect((await report(one, about(code, 'Secret 1'))).status).toBe(200);
    expect(await reportsBy(one)).toMatchObject([{ reportedId: idOf(other) }]);
  });

  test('is refused for the own text, for a text that is not there, for others than the members, and without the room', async () => {
    const [one, other, stranger] = (await people(3)) as [Person, Person, Person];
    const code = await open(one);
    await join(other, code);
    await writeTexts(code, [
      [one, 'To us'],
      [other, 'To them'],
    ]);
    await expectError(await report(one, about(code, 'To us')), 404, 'notFound');
    await expectError(await report(one, about(code, 'To nobody')), 404, 'notFound');
    await expectError(await report(stranger, about(code, 'To us')), 404, 'notFound');
    captureLog();
    isDown = true;
    await expectError(await report(one, about(code, 'To them')), 503, 'roomUnavailable');
    expect(await reportsBy(one)).toEqual([]);
  });
});

describe('POST /api/reports about a message', () => {
  test('includes the conversation around it', async () => {
    const [one, other] = await twoPeople();
    const [, bad = ''] = [await send(one, other, 15), ...(await send(other, one, 1))];
    await send(one, other, 15);
    await send(other, await newPerson(), 3);
    const input = { kind: 'message', userId: idOf(other), messageId: bad, reason: 'threats' };
    expect((await report(one, input)).status).toBe(200);
    const [kept] = await reportsBy(one);
    expect(kept).toMatchObject({ kind: 'message', reportedId: idOf(other) });
    expect(kept?.evidence.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `${one.account.username} ${index + 6}`),
      `${other.account.username} 1`,
      ...Array.from({ length: 10 }, (_, index) => `${one.account.username} ${index + 1}`),
    ]);
    expect(kept?.evidence.flatMap(({ isReported }, index) => (isReported ? index : []))).toEqual([10]);
  });

  test('is possible only for its recipient: for all others it does not exist', async () => {
    const [one, other, third] = (await people(3)) as [Person, Person, Person];
    const [mine = ''] = await send(one, other, 1);
    const about = { kind: 'message', messageId: mine, reason: 'spam' };
    await expectError(await report(third, { ...about, userId: idOf(one) }), 404, 'notFound');
    await expectError(await report(one, { ...about, userId: idOf(other) }), 404, 'notFound');
    await expectError(await report(one, { ...about, userId: idOf(one) }), 400, 'invalidInput');
    await expectError(
      await report(other, { ...about, userId: idOf(one), messageId: 'no-such-message' }),
      404,
      'notFound',
    );
    for (const person of [one, other, third]) expect(await reportsBy(person)).toEqual([]);
  });
});
