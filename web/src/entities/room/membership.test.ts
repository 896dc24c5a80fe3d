import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../test/fake-api.ts';
import { expectedSeat, expectSeat } from '../session/session-hint.ts';
import { type LoadRoom, MembershipStore } from './membership.ts';
import type { OpenSocket } from './room-socket.ts';
import { openRoom } from './room-store.ts';
import { kim, robin } from './testing/people.ts';
import { ScriptedRoom } from './testing/scripted-room.ts';

let room: ScriptedRoom;
beforeEach(() => {
  localStorage.clear();
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

const load = (): LoadRoom => vi.fn(async (code) => openRoom(code, room.wiringFor(robin.user)));

/** A room for which the API issues no ticket. */
const loadRefused: LoadRoom = async (code) => {
  const open: OpenSocket = (address) => {
    address().catch(() => undefined);
    return { send: () => {}, watch: () => {}, reconnect: () => {}, close: () => {} };
  };
  return openRoom(code, { open });
};

test('resumes the seat of the last visit without asking where it is', async () => {
  const calls = fakeApi({});
  expectSeat(room.code);
  const store = new MembershipStore(load());
  await store.resume();
  store.identify(robin.user);
  expect(store.getSnapshot()).toMatchObject({ status: 'member', room: { code: room.code } });
  expect(calls).toEqual([]);
});

test('keeps on resuming when the user is known before the code of the connection is there', async () => {
  const calls = fakeApi({});
  expectSeat(room.code);
  const loads = load();
  const store = new MembershipStore(loads);
  const resumed = store.resume();
  store.identify(robin.user);
  await resumed;
  expect(store.getSnapshot().status).toBe('member');
  expect(loads).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
});

test('asks for the seat when there is none to resume', async () => {
  fakeApi({ 'GET /api/lobby/checkUserInLobby': () => Response.json({ lobby: { code: room.code } }) });
  const store = new MembershipStore(load());
  await store.resume();
  expect(store.getSnapshot().status).toBe('checking');
  store.identify(robin.user);
  await vi.waitFor(() => expect(store.getSnapshot().status).toBe('member'));
  expect(expectedSeat()).toBe(room.code);
});

test('asks for the seat when the resumed one is refused, and shows no reason for its end', async () => {
  fakeApi({ 'POST /api/party/ticket': () => refusal(403, 'notMember', 'You are not in that lobby.') });
  expectSeat(room.code);
  const store = new MembershipStore(loadRefused);
  await store.resume();
  store.identify(robin.user);
  await vi.waitFor(() => expect(store.getSnapshot()).toEqual({ status: 'none', ended: null }));
  expect(expectedSeat()).toBeNull();
});

test('gives a resumed seat up for a visitor, and asks anew for another user', async () => {
  const calls = fakeApi({});
  expectSeat(room.code);
  const store = new MembershipStore(load());
  await store.resume();
  store.identify(null);
  expect(store.getSnapshot()).toEqual({ status: 'none', ended: null });
  expect(expectedSeat()).toBeNull();
  store.identify(kim.user);
  await vi.waitFor(() => expect(store.getSnapshot().status).toBe('none'));
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/lobby/checkUserInLobby']);
});

test('connects with the ticket that came with the seat', async () => {
  const loads = load();
  const store = new MembershipStore(loads);
  const ticket = { ticket: 'given', url: 'ws://rooms.test' };
  await store.enter(room.code, { ticket });
  expect(loads).toHaveBeenCalledWith(room.code, ticket);
});

test('leaving without a lobby is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const calls = fakeApi({});
  const store = new MembershipStore(load());
  store.identify(null);
  await store.leave();
  expect(log).toHaveBeenCalledWith('There is no lobby to leave');
  expect(calls).toEqual([]);
});
