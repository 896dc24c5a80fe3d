import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { expectError } from '../../../test/expectations.ts';
import { newGuest } from '../../../test/guests.ts';
import { join, leave, open, people, start } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { withinOneMinute } from '../../../test/rate-limits.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../../test/rooms.ts';

let calls: RoomCall[];
beforeEach(() => {
  calls = fakeRooms(new RoomFake().respond);
});

const fetchLobby = (code: string, browser = new Browser()) => browser.get(`/api/join/${code}`);

describe('GET /api/join/:code', () => {
  it('shows a visitor who is there, whether a seat can be taken, and a free name, but no ids', async () => {
    const [owner, member] = (await people(2)) as [Person, Person];
    const code = await open(owner, { maxPlayers: 3 });
    const { username, avatar } = owner.account;
    const rules = { lateJoin: true, guestsMayJoin: true };
    const lobby = {
      leader: { username, avatar },
      players: 1,
      maxPlayers: 3,
      state: 'open',
      heads: [avatar],
      ...rules,
    };
    const suggestedName = expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+/);
    expect(await (await fetchLobby(code)).json()).toEqual({ success: true, lobby, suggestedName });
    expect(await (await fetchLobby(code.toLowerCase())).json()).toEqual({
      success: true,
      lobby,
      suggestedName,
    });
    await join(member, code);
    await start(owner, code);
    const running = { ...lobby, players: 2, state: 'running', heads: [avatar, member.account.avatar] };
    expect(await (await fetchLobby(code)).json()).toEqual({ success: true, lobby: running, suggestedName });
  });

  it('never starts a room', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    const before = calls.length;
    await fetchLobby(code);
    expect(calls).toHaveLength(before);
  });

  it.each(['ABCDEF', 'abc', 'IIIIII', '%00%00%00', 'ABCDEFG', "'or'1'"])(
    'finds no lobby for %s',
    async (code) => {
      await expectError(await fetchLobby(encodeURIComponent(code)), 404, 'lobbyNotFound');
    },
  );

  it('does not find a closed lobby', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    await leave(owner, code);
    await expectError(await fetchLobby(code), 404, 'lobbyNotFound');
  });

  it('is refused to the browser of a removed guest, and shown if the room does not respond', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    const guest = await newGuest(code);
    expect((await fetchLobby(code, guest)).status).toBe(200);
    await owner.post(`/api/lobby/kick/${code}`, { player: guest.account._id });
    await expectError(await fetchLobby(code, guest), 403, 'banned');
    expect((await fetchLobby(code)).status).toBe(200);
    vi.restoreAllMocks();
    fakeRooms(() => new Response(null, { status: 500 }));
    expect((await fetchLobby(code, guest)).status).toBe(200);
  });

  it('responds to an IP address 60 times a minute, for known and unknown codes', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    const browser = new Browser();
    await withinOneMinute();
    for (let guess = 0; guess < 60; guess += 1)
      expect((await fetchLobby('ABCDEF', browser)).status).toBe(404);
    await expectError(await fetchLobby(code, browser), 429, 'rateLimited');
    expect((await fetchLobby(code)).status).toBe(200);
  });
});
