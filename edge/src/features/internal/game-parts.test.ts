import { createHash } from 'node:crypto';
import { gameParts, gamePlayers, gameRounds, games } from '@tallyho/drizzle/schema/games';
import type { GamePart, GameRecord } from '@tallyho/game/protocol/service';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { finishedGameOf } from '../../../test/finished-games.ts';
import { people } from '../../../test/lobbies.ts';
import { newPerson, type Person, password } from '../../../test/people.ts';
import { serviceHeader } from '../../../test/service.ts';
import { readRecord } from '../../games/long-record.ts';

const room = new Browser();
const mebibyte = 1024 * 1024;

/** A finished game of real rounds, repeated until its record has at least `bytes`. */
const longGame = (players: Person[], bytes = 0): GameRecord => {
  const record = finishedGameOf(players);
  const { roundsData } = record;
  const times = Math.max(2, Math.ceil(bytes / JSON.stringify(roundsData).length));
  const copies = Array.from({ length: times }, (_, copy) => copy * roundsData.length);
  const rounds = copies.flatMap((first) =>
    roundsData.map((data, index) => ({ ...(data as object), round: first + index })),
  );
  const ratings = copies.flatMap((first) =>
    record.ratings.map((rating) => ({ ...rating, round: first + rating.round })),
  );
  return {
    ...record,
    _id: `game-${crypto.randomUUID()}`,
    roundsData: rounds,
    ratings,
    rounds: rounds.length,
  };
};

/** Returns the parts of a game's report as its room sends them. */
const partsOf = (record: GameRecord, length = Math.ceil(JSON.stringify(record).length / 6)): GamePart[] => {
  const text = JSON.stringify(record);
  const digest = createHash('sha256').update(text).digest('hex');
  const parts = Math.ceil(text.length / length);
  return Array.from({ length: parts }, (_, part) => ({
    type: 'gamePart',
    code: record.code,
    game: record._id,
    digest,
    part,
    parts,
    text: text.slice(part * length, (part + 1) * length),
  }));
};

const send = async (part: GamePart) =>
  room.post(`/api/internal/rooms/${part.code}`, part, await serviceHeader(part.code));
const sendAll = async (parts: readonly GamePart[]) => {
  for (const part of parts) expect((await send(part)).status).toBe(200);
};
/** Returns the record of a game with its rounds; null if it is not stored. */
const storedRecord = async (id: string): Promise<GameRecord | null> => {
  const row = await db.select().from(games).where(eq(games.id, id)).get();
  return row ? readRecord(db, row.record) : null;
};
const waitingParts = (id: string) => db.$count(gameParts, eq(gameParts.gameId, id));

test('a game of more than 5 MB arrives in parts and is read back by its players', async () => {
  const [robin, sam] = [await newPerson(), await newPerson()];
  const record = longGame([robin, sam], 5.2 * mebibyte);
  const parts = partsOf(record, 1_000_000);
  expect(parts.length).toBeGreaterThan(5);
  await sendAll(parts.slice(0, -1));
  expect(await storedRecord(record._id)).toBeNull();
  await sendAll(parts.slice(-1));
  expect(await storedRecord(record._id)).toEqual(record);
  expect(await waitingParts(record._id)).toBe(0);
  expect(await db.$count(gamePlayers, eq(gamePlayers.gameId, record._id))).toBe(2);
  const nights = await sam.get('/api/user/games');
  expect(await nights.text()).toContain(record._id);
  const link = await robin.post(`/api/share/${record._id}`);
  const { token } = await link.json<{ token: string }>();
  const shared = await (await new Browser().get(`/api/shared/${token}`)).text();
  expect(shared.length).toBeGreaterThan(2 * mebibyte);
  const stranger = await newPerson();
  expect((await stranger.get(`/api/share/${record._id}`)).status).toBe(404);
});

test('parts can arrive in any order and repeatedly, also after the game is stored', async () => {
  const record = longGame(await people(2));
  const parts = partsOf(record);
  const [first, ...others] = parts.toReversed();
  if (!first) throw new Error('parts');
  await sendAll([first, first, ...others, others[0] ?? first]);
  expect(await storedRecord(record._id)).toEqual(record);
  await sendAll(parts);
  expect(await storedRecord(record._id)).toEqual(record);
  expect(await waitingParts(record._id)).toBe(0);
});

test('the same last part twice at the same time stores the game once', async () => {
  const record = longGame(await people(2));
  const parts = partsOf(record);
  await sendAll(parts.slice(1));
  const [last] = parts;
  if (!last) throw new Error('parts');
  const responses = await Promise.all([send(last), send(last)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await storedRecord(record._id)).toEqual(record);
});

test('parts of another content do not mix with these', async () => {
  const record = longGame(await people(2));
  const parts = partsOf(record);
  const others = partsOf({ ...record, createdAt: record.createdAt + 1 });
  await sendAll([...parts.slice(0, 3), ...others.slice(3)]);
  expect(await storedRecord(record._id)).toBeNull();
  await sendAll(others.slice(0, 3));
  expect((await storedRecord(record._id))?.createdAt).toBe(record.createdAt + 1);
  expect(await waitingParts(record._id)).toBe(0);
});

test('a player’s download contains the ratings of a long game, and the deletion of the account removes the player from it', async () => {
  const [robin, sam] = [await newPerson(), await newPerson()];
  const record = longGame([robin, sam]);
  await sendAll(partsOf(record));
  const data = await (await robin.get('/api/user/data')).json<{
    games: { _id: string; ratings: unknown[] }[];
  }>();
  const own = record.ratings.filter(({ ratedBy }) => ratedBy.user === robin.account._id);
  expect(own.length).toBeGreaterThan(0);
  expect(data.games.find(({ _id }) => _id === record._id)?.ratings).toEqual(own);
  expect((await deleteAccount(robin, { password })).status).toBe(200);
  const rows = await db.select().from(gameRounds).where(eq(gameRounds.gameId, record._id));
  expect(JSON.stringify([rows, await storedRecord(record._id)])).not.toContain(robin.account._id);
});

test('a player who deleted the account is anonymous in the assembled record', async () => {
  const [robin, sam] = [await newPerson(), await newPerson()];
  const record = longGame([robin, sam]);
  expect((await deleteAccount(sam, { password })).status).toBe(200);
  await sendAll(partsOf(record));
  const stored = JSON.stringify(await storedRecord(record._id));
  expect(stored).not.toContain(sam.account._id);
  expect(stored).toContain(robin.account._id);
});

test('parts that are no record of that game are refused for good and deleted', async () => {
  const record = longGame(await people(2));
  const game = `game-${crypto.randomUUID()}`;
  for (const wrong of [
    partsOf(record).map((part) => ({ ...part, game })),
    partsOf({ ...record, code: 'QQQQ22' }).map((part) => ({ ...part, code: record.code })),
    partsOf(record).map((part) => ({ ...part, text: part.text.toUpperCase() })),
  ]) {
    await sendAll(wrong.slice(0, -1));
    const last = wrong.at(-1);
    if (!last) throw new Error('parts');
    await expectError(await send(last), 400, 'invalidInput');
    expect(await waitingParts(last.game)).toBe(0);
  }
});

test('a part is accepted only from its room', async () => {
  const [part] = partsOf(longGame(await people(2)));
  if (!part) throw new Error('parts');
  const path = `/api/internal/rooms/${part.code}`;
  expect((await room.post(path, part, await serviceHeader('QQQQ22'))).status).toBe(403);
  expect((await room.post(path, { ...part, code: 'QQQQ22' }, await serviceHeader(part.code))).status).toBe(
    403,
  );
  expect((await room.post(path, part)).status).toBe(401);
});
