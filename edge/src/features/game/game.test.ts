import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../../test/rooms.ts';

type ResponseBody = {
  success: boolean;
  error: string;
  code: string;
  game: { _id: string; players: { _id: string; user: string }[] };
};

let rooms: RoomFake;
let calls: RoomCall[];
beforeEach(() => {
  rooms = new RoomFake();
  calls = fakeRooms(rooms.respond);
});

const idOf = (person: Person) => person.account._id;
const openLobby = async () => {
  const [owner, member, stranger] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const { code } = await (await owner.post('/api/lobby/createLobby', {})).json<ResponseBody>();
  await member.post(`/api/lobby/joinLobby/${code}`);
  return { owner, member, stranger, code };
};
const startedGame = async () => {
  const lobby = await openLobby();
  await lobby.owner.post(`/api/lobby/startGame/${lobby.code}`, {});
  const { game } = await (await lobby.owner.get('/api/game/fetchActiveGame')).json<ResponseBody>();
  return { ...lobby, game };
};
const refusal = async (response: Response) => ({
  status: response.status,
  error: (await response.json<ResponseBody>()).error,
});

describe('the active game', () => {
  it.each(['fetchActiveGame', 'checkUserInGame'])('%s returns it to its players', async (path) => {
    const { member, owner, stranger, code, game } = await startedGame();
    const response = await member.get(`/api/game/${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      game: { _id: game._id, code, leader: idOf(owner), rounds: 0, currentTheme: null, finishedAt: null },
    });
    const ids = [owner, member].map((person) => ({ _id: idOf(person), user: idOf(person) }));
    expect(game.players).toMatchObject(ids);
    expect((await stranger.get(`/api/game/${path}`)).status).toBe(404);
  });

  it('does not exist in a lobby, after its end, or in a wiped room', async () => {
    const { owner, member, code } = await openLobby();
    expect((await member.get('/api/game/fetchActiveGame')).status).toBe(404);
    await owner.post(`/api/lobby/startGame/${code}`, {});
    const { game } = await (await owner.get('/api/game/fetchActiveGame')).json<ResponseBody>();
    expect((await owner.post('/api/game/gameFinished', { gameId: game._id })).status).toBe(200);
    expect((await member.get('/api/game/fetchActiveGame')).status).toBe(404);
    rooms.wipe(code);
    expect((await member.get('/api/game/checkUserInGame')).status).toBe(404);
    expect((await member.get('/api/lobby/checkUserInLobby')).status).toBe(404);
  });

  it('does not exist for a player who has just lost the seat', async () => {
    const { member, code } = await startedGame();
    const command = { id: 'leave-by-socket', type: 'leaveLobby' } as const;
    rooms.happen(code, { type: 'command', user: idOf(member), command });
    expect((await member.get('/api/game/fetchActiveGame')).status).toBe(404);
    expect((await member.get('/api/lobby/checkUserInLobby')).status).toBe(404);
  });
});

describe('gameFinished', () => {
  it('is for the leader only, during a running game', async () => {
    const { owner, member, stranger, game } = await startedGame();
    const finish = (person: Person, gameId = game._id) => person.post('/api/game/gameFinished', { gameId });
    expect(await refusal(await finish(stranger))).toEqual({ status: 403, error: 'notMember' });
    expect(await refusal(await finish(member))).toEqual({ status: 403, error: 'notLeader' });
    expect(await refusal(await finish(owner, 'another-game'))).toEqual({ status: 409, error: 'staleGame' });
    expect(await refusal(await finish(owner, '?'))).toEqual({ status: 400, error: 'malformed' });
    expect((await owner.get('/api/game/fetchActiveGame')).status).toBe(200);
  });
});

describe('leaveGame and sendMessage', () => {
  it('sendMessage is for players only', async () => {
    const { member, stranger, code, game } = await startedGame();
    const sendMessage = (person: Person) =>
      person.post(`/api/game/sendMessage/${code}`, { gameId: game._id, message: { text: 'Well played' } });
    expect(await refusal(await sendMessage(stranger))).toEqual({ status: 403, error: 'notMember' });
    expect((await sendMessage(member)).status).toBe(200);
    expect(calls.at(-1)?.body).toMatchObject({ user: idOf(member), command: { text: 'Well played' } });
  });

  it('leaveGame gives up the seat; a user without a seat changes nothing', async () => {
    const { member, owner, stranger, code } = await startedGame();
    const leave = (person: Person) => person.post(`/api/game/leaveGame/${code}`);
    expect((await leave(stranger)).status).toBe(200);
    expect((await owner.get('/api/game/fetchActiveGame')).status).toBe(200);
    expect((await leave(member)).status).toBe(200);
    expect((await member.get('/api/lobby/checkUserInLobby')).status).toBe(404);
    expect((await owner.get('/api/game/fetchActiveGame')).status).toBe(404);
  });

  it.each([
    ['GET', 'fetchActiveGame'],
    ['GET', 'checkUserInGame'],
    ['POST', 'sendMessage/ABCDEF'],
    ['POST', 'leaveGame/ABCDEF'],
    ['POST', 'gameFinished'],
  ])('refuse a visitor: %s %s', async (method, path) => {
    expect((await new Browser().call(`/api/game/${path}`, { method })).status).toBe(401);
    expect(calls).toEqual([]);
  });
});
