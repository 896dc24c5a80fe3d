import { lobbies, lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import type { LobbyRecord } from '@tallyho/game/protocol/service';
import { asc, eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { db } from '../../test/database.ts';
import { applyLobbyRecord, deleteLobbyRecord, lobbiesOf, openLobby } from './lobby-index.ts';

const codeOf = () => crypto.randomUUID().slice(-6).toUpperCase();
const person = () => crypto.randomUUID();
const record = (
  code: string,
  rev: number,
  members: string[],
  more: Partial<LobbyRecord> = {},
): LobbyRecord => ({
  code,
  rev,
  isPublic: false,
  capacity: 8,
  phase: 'lobby',
  leader: members[0] ?? 'nobody',
  gameId: null,
  members,
  ...more,
});
const membersOf = async (code: string) => {
  const rows = await db
    .select()
    .from(lobbyMembers)
    .where(eq(lobbyMembers.lobbyCode, code))
    .orderBy(asc(lobbyMembers.position));
  return rows.map(({ userId }) => userId);
};
const lobbyCodesOf = async (user: string) => (await lobbiesOf(db, user)).map(({ code }) => code);

describe('the lobby index', () => {
  it('stores only the newest record, idempotently', async () => {
    const [code, a, b] = [codeOf(), person(), person()];
    await applyLobbyRecord(db, record(code, 2, [a, b], { phase: 'readyCheck', gameId: 'game-1' }));
    await applyLobbyRecord(db, record(code, 1, [a]));
    await applyLobbyRecord(db, record(code, 2, [a, b], { phase: 'readyCheck', gameId: 'game-1' }));
    expect(await membersOf(code)).toEqual([a, b]);
    const [row] = await db.select().from(lobbies).where(eq(lobbies.code, code));
    expect(row).toMatchObject({ rev: 2, phase: 'readyCheck', gameId: 'game-1', players: 2, leader: a });
  });

  it('hides a closed lobby, and a late record does not reopen it', async () => {
    const [code, a] = [codeOf(), person()];
    await applyLobbyRecord(db, record(code, 3, []));
    await applyLobbyRecord(db, record(code, 2, [a]));
    expect(await openLobby(db, code)).toEqual([]);
    expect(await lobbyCodesOf(a)).toEqual([]);
  });

  it("deletes a closed lobby's record after a day", async () => {
    const [closed, other] = [codeOf(), codeOf()];
    const now = Date.now();
    await applyLobbyRecord(db, record(closed, 3, []), now - 25 * 60 * 60 * 1000);
    await applyLobbyRecord(db, record(other, 1, [person()]), now);
    expect(await db.select().from(lobbies).where(eq(lobbies.code, closed))).toEqual([]);
  });

  it('keeps a user in the new lobby when the old lobby reports late', async () => {
    const [old, next, a, b] = [codeOf(), codeOf(), person(), person()];
    await applyLobbyRecord(db, record(old, 1, [a, b]));
    await applyLobbyRecord(db, record(next, 1, [a]));
    await applyLobbyRecord(db, record(old, 2, [a, b], { isPublic: true }));
    await applyLobbyRecord(db, record(old, 3, [b]));
    expect(await lobbyCodesOf(a)).toEqual([next]);
    expect(await membersOf(old)).toEqual([b]);
  });

  it('removes a lobby that its room does not know any more', async () => {
    const [code, a] = [codeOf(), person()];
    await applyLobbyRecord(db, record(code, 1, [a]));
    await deleteLobbyRecord(db, code);
    expect(await lobbyCodesOf(a)).toEqual([]);
    expect(await db.select().from(lobbies).where(eq(lobbies.code, code))).toEqual([]);
  });

  it('reaches the same state for any order, repetition and overlap of records', async () => {
    const history = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 5 }), {
      minLength: 1,
      maxLength: 5,
    });
    const arrivals = fc.tuple(history, history).chain((lobbies) => {
      const records = lobbies.flatMap((past, lobby) => past.map((members, rev) => ({ lobby, rev, members })));
      const shuffled = fc.shuffledSubarray(records, { minLength: records.length });
      return fc.record({
        lobbies: fc.constant(lobbies),
        first: shuffled,
        second: shuffled,
        parallel: fc.boolean(),
      });
    });
    await fc.assert(
      fc.asyncProperty(arrivals, async ({ lobbies: pasts, first, second, parallel }) => {
        const users = Array.from({ length: 5 }, person);
        const codes = [codeOf(), codeOf()];
        const apply = ({ lobby, rev, members }: (typeof first)[number]) =>
          applyLobbyRecord(
            db,
            record(
              codes[lobby] ?? '',
              rev,
              members.map((index) => users[index] ?? ''),
            ),
          );
        const all = [...first, ...second];
        if (parallel) await Promise.all(all.map(apply));
        else for (const each of all) await apply(each);
        for (const [lobby, past] of pasts.entries())
          expect(await membersOf(codes[lobby] ?? '')).toEqual(past.at(-1)?.map((index) => users[index]));
        await db.delete(lobbyMembers).where(inArray(lobbyMembers.lobbyCode, codes));
      }),
      { numRuns: 40 },
    );
  });
});
