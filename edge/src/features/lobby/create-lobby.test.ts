import { defaultRules } from '@tallyho/game/model/default-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../test/database.ts';
import { idOf, lobbyOf, open, people } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../../test/rooms.ts';
import { createLobby } from './create-lobby.ts';

let rooms: RoomFake;
let calls: RoomCall[];
beforeEach(() => {
  rooms = new RoomFake();
  calls = fakeRooms(rooms.respond);
});

describe('createLobby', () => {
  it('returns a code of six unambiguous characters, and makes the creator leader', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    const { username, avatar } = owner.account;
    const player = { _id: idOf(owner), user: idOf(owner), username, avatar };
    expect(await lobbyOf(owner)).toEqual({ code, leader: idOf(owner), players: [player] });
  });

  it('uses the given rules or the defaults', async () => {
    const [first, second] = (await people(2)) as [Person, Person];
    const rules = { ...defaultRules, answerTimer: { mode: 'hard', seconds: 90 }, numRounds: 2 };
    expect(rooms.stateOf(await open(first, { rules })).rules).toEqual(rules);
    expect(rooms.stateOf(await open(second)).rules).toEqual(defaultRules);
  });

  it('tries another code when a room already uses the first one', async () => {
    const [first, second] = (await people(2)) as [Person, Person];
    const taken = await open(first);
    const codes = [taken, 'FRESH2'];
    const access = {
      db,
      rooms: {
        request: async (code: string, body: RoomCall['body']) =>
          rooms.respond({ code, body, authorization: null }),
      },
    };
    const { username, avatar } = second.account;
    const code = await createLobby(
      { ...access, person: { user: idOf(second), username, avatar }, newCode: () => codes.shift() ?? '' },
      { isPublic: false, maxPlayers: 4 },
    );
    expect(code).toBe('FRESH2');
  });

  it('rejects a user who is already in a lobby, with its code', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    const response = await owner.post('/api/lobby/createLobby', {});
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: 'alreadyInLobby', code });
  });

  it('leaves the named lobby after the new one is open', async () => {
    const [owner] = (await people(1)) as [Person];
    const old = await open(owner);
    const code = await open(owner, { leave: old });
    expect((await lobbyOf(owner))?.code).toBe(code);
    expect(rooms.stateOf(old).seats).toEqual([]);
  });

  it('never leaves a user in two lobbies with concurrent requests', async () => {
    const [owner] = (await people(1)) as [Person];
    const responses = await Promise.all([1, 2, 3].map(() => owner.post('/api/lobby/createLobby', {})));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const seated = calls
      .filter(({ body }) => body.type === 'create')
      .filter(({ code }) => rooms.stateOf(code).seats.length > 0);
    expect(seated.map(({ code }) => code)).toEqual([(await lobbyOf(owner))?.code]);
  });

  it.each([
    { maxPlayers: 1 },
    { maxPlayers: 9 },
    { maxPlayers: 2.5 },
    { maxPlayers: '4' },
    { isPublic: 'yes' },
    { rules: { lateJoin: true } },
    { rules: { ...defaultRules, answerTimer: { mode: 'soft', seconds: 7 } } },
    { rules: 'usual' },
  ])('rejects %j with the field', async (input) => {
    const [owner] = (await people(1)) as [Person];
    const response = await owner.post('/api/lobby/createLobby', input);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'invalidInput',
      field: expect.stringMatching(new RegExp(`^${Object.keys(input)[0]}`)),
    });
  });
});
