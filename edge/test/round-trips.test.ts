import { presence } from '@tallyho/drizzle/schema/friends';
import { beforeEach, expect, it } from 'vitest';
import { db } from './database.ts';
import { twoPeople } from './friends.ts';
import { queriesOf } from './log.ts';
import { newAdministrator, newPerson, type Person } from './people.ts';
import { newPicture, upload } from './pictures.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms, type RoomCall } from './rooms.ts';
import { serviceHeader } from './service.ts';
import { newTheme } from './themes.ts';

let rooms: RoomFake;
let calls: RoomCall[];
beforeEach(() => {
  rooms = new RoomFake();
  calls = fakeRooms(rooms.respond);
});

/** Counts round trips to the database, including the session's, and to rooms. */
const cost = async (work: () => Promise<Response>) => {
  const before = calls.length;
  const queries = await queriesOf(async () => {
    expect((await work()).status).toBe(200);
  });
  return { queries: queries[0], rooms: calls.length - before };
};
const openLobby = async (owner: Person) =>
  (await (await owner.post('/api/lobby/createLobby', { isPublic: true })).json<{ code: string }>()).code;

it('a lobby call needs one round trip for the session and one or two more', async () => {
  const [owner, member] = await Promise.all([newPerson(), newPerson()]);
  expect(await cost(() => owner.post('/api/lobby/createLobby', {}))).toEqual({ queries: 3, rooms: 1 });
  const { lobby } = await (await owner.get('/api/lobby/checkUserInLobby')).json<{
    lobby: { code: string };
  }>();
  const { code } = lobby;
  expect(await cost(() => member.post(`/api/lobby/joinLobby/${code}`))).toEqual({ queries: 3, rooms: 1 });
  expect(await cost(() => member.get('/api/lobby/checkUserInLobby'))).toEqual({ queries: 2, rooms: 0 });
  expect(await cost(() => member.get(`/api/join/${code}`))).toEqual({ queries: 1, rooms: 0 });
  expect(await cost(() => member.get('/api/lobby/public'))).toEqual({ queries: 2, rooms: 0 });
  const sendMessage = () => member.post(`/api/lobby/sendMessage/${code}`, { message: 'Hello' });
  expect(await cost(sendMessage)).toEqual({ queries: 2, rooms: 1 });
  expect(await cost(() => owner.post(`/api/lobby/startGame/${code}`))).toEqual({ queries: 3, rooms: 1 });
  expect(await cost(() => member.get('/api/game/fetchActiveGame'))).toEqual({ queries: 2, rooms: 1 });
  expect(await cost(() => member.post(`/api/game/leaveGame/${code}`))).toEqual({ queries: 3, rooms: 1 });
});

it('themes are read in one round trip, with pictures for rooms in two, and without a session for rooms', async () => {
  const admin = await newAdministrator();
  const theme = newTheme();
  expect(await cost(() => upload(admin, theme.folder, newPicture()))).toEqual({ queries: 3, rooms: 0 });
  expect(await cost(() => admin.post('/api/themes/upload-theme', theme))).toEqual({ queries: 3, rooms: 0 });
  expect(await cost(() => admin.get('/api/themes'))).toEqual({ queries: 2, rooms: 0 });
  const path = `/${encodeURIComponent(theme.name)}`;
  expect(await cost(() => admin.get(`/api/themes/name${path}/games/0`))).toEqual({ queries: 2, rooms: 0 });
  const headers = await serviceHeader('ABCDEF');
  expect(await cost(() => admin.get(`/api/internal/themes${path}`, headers))).toEqual({
    queries: 2,
    rooms: 0,
  });
});

it('a room’s report needs one round trip', async () => {
  const owner = await newPerson();
  const code = await openLobby(owner);
  const answer = rooms.happen(code, { type: 'status' });
  if (!answer.ok) throw new Error(answer.error);
  const headers = await serviceHeader(code);
  const report = () =>
    owner.post(`/api/internal/rooms/${code}`, { type: 'lobby', lobby: answer.lobby }, headers);
  expect(await cost(report)).toEqual({ queries: 1, rooms: 0 });
});

it('friend list, search and unread counts need two round trips including the session; so do friend actions', async () => {
  const [robin, kim] = await twoPeople();
  const id = kim.account._id;
  const trips = async (work: () => Promise<Response>) => (await cost(work)).queries;
  const friends = '/api/user/friends';
  const username = kim.account.username;
  expect(await trips(() => robin.post(`${friends}/send-request`, { username }))).toBe(2);
  expect(await trips(() => kim.post(`${friends}/send-request`, robin.account))).toBe(2);
  for (const path of [
    friends,
    `${friends}/search?username=person`,
    `${friends}/requests`,
    `${friends}/sent-requests`,
    `${friends}/blocked`,
    '/api/user/messages/unread',
    '/api/user/messages/latest',
    `/api/user/messages/${id}`,
    '/api/user/invitations',
    '/api/user/games',
    '/api/user/profile',
    `/api/user/games/with/${id}`,
  ])
    expect(await trips(() => robin.get(path)), path).toBe(2);
  expect(await trips(() => robin.get(`${friends}/search?username=`)), 'nothing to find').toBe(1);
  expect(
    await trips(() => robin.post('/api/user/messages/send', { recipientId: id, content: 'Hello' })),
  ).toBe(2);
  expect(await trips(() => robin.put(`/api/user/messages/${id}/read`, {}))).toBe(2);
  await openLobby(robin);
  expect(await trips(() => robin.post(`${friends}/invite`, { friendId: id }))).toBe(2);
  const seen = { userId: robin.account._id, online: true, rev: 1, notified: 'inLobby' } as const;
  await db.insert(presence).values(seen).onConflictDoUpdate({ target: presence.userId, set: seen });
  expect(await trips(() => kim.post(`${friends}/ask-to-join`, { friendId: robin.account._id }))).toBe(2);
  const { invitations } = await (await kim.get('/api/user/invitations')).json<{
    invitations: { _id: string }[];
  }>();
  const invitation = `/api/user/invitations/${invitations[0]?._id}`;
  // It also joins the lobby, which saves the page a second request with its own session check.
  expect(await trips(() => kim.post(`${invitation}/accept`))).toBe(4);
  expect(await trips(() => kim.post(`${invitation}/decline`))).toBe(2);
  for (const [path, body] of [
    ['remove-friend', { friendId: id }],
    ['withdraw-request', { recipientId: id }],
    ['respond-request', { senderId: id, accept: false }],
    ['block', { userId: id }],
    ['unblock', { userId: id }],
  ] as const)
    expect(await trips(() => robin.post(`${friends}/${path}`, body)), path).toBe(2);
});
