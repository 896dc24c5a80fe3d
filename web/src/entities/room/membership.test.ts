import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { expectedSeat, expectSeat } from '../session/session-hint.ts';
import { type LoadRoom, MembershipStore } from './membership.ts';
import { openUntilFinished } from './testing/live-room.ts';
import { kim, robin } from './testing/people.ts';
import { ScriptedRoom } from './testing/scripted-room.ts';

let room: ScriptedRoom;
beforeEach(() => {
  localStorage.clear();
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

const load = (): LoadRoom => vi.fn(async (code) => openUntilFinished(code, room.wiringFor(robin.user)));

const ticket = { ticket: 'given', url: 'ws://rooms.test' };
const seated = () => Response.json({ seat: { code: room.code, ticket } });
const unseated = () => Response.json({ seat: null });
const asked = (calls: ReturnType<typeof fakeApi>) => calls.map(({ route }) => route);

test('asks for the seat before the user is known if there was one at the last visit, and connects with the ticket that comes with it', async () => {
  const calls = fakeApi({ 'POST /api/party/seat': seated });
  expectSeat('OTHER7');
  const loads = load();
  const store = new MembershipStore(loads);
  await store.resume();
  store.identify(robin.user);
  expect(store.getSnapshot()).toMatchObject({ status: 'member', room: { code: room.code } });
  expect(loads).toHaveBeenCalledWith(room.code, ticket);
  expect(expectedSeat()).toBe(room.code);
  expect(asked(calls)).toEqual(['POST /api/party/seat']);
});

test('asks once, also if the user is known before the response arrives', async () => {
  const calls = fakeApi({ 'POST /api/party/seat': seated });
  expectSeat(room.code);
  const loads = load();
  const store = new MembershipStore(loads);
  const resumed = store.resume();
  store.identify(robin.user);
  await resumed;
  expect(store.getSnapshot().status).toBe('member');
  expect(loads).toHaveBeenCalledTimes(1);
  expect(asked(calls)).toEqual(['POST /api/party/seat']);
});

test('asks for the seat when the user is known if there was none at the last visit', async () => {
  const calls = fakeApi({ 'POST /api/party/seat': seated });
  const store = new MembershipStore(load());
  await store.resume();
  expect(store.getSnapshot().status).toBe('checking');
  expect(calls).toEqual([]);
  store.identify(robin.user);
  await expect.poll(() => store.getSnapshot().status).toBe('member');
  expect(expectedSeat()).toBe(room.code);
});

test('a seat that is gone since the last visit is no seat, without a reason for its end', async () => {
  const calls = fakeApi({ 'POST /api/party/seat': unseated });
  expectSeat(room.code);
  const store = new MembershipStore(load());
  await store.resume();
  store.identify(robin.user);
  expect(store.getSnapshot()).toEqual({ status: 'none', ended: null });
  expect(expectedSeat()).toBeNull();
  expect(asked(calls)).toEqual(['POST /api/party/seat']);
});

test('reports that the code of the connection did not load, and asks again', async () => {
  fakeApi({ 'POST /api/party/seat': seated });
  const loads = vi.fn(load()).mockRejectedValueOnce(new Error('Not loaded'));
  const store = new MembershipStore(loads);
  await store.restore();
  expect(store.getSnapshot()).toEqual({ status: 'failed', message: 'Server error' });
  await store.restore();
  expect(store.getSnapshot().status).toBe('member');
});

test('gives a resumed seat up for a visitor, and asks anew for another user', async () => {
  const calls = fakeApi({ 'POST /api/party/seat': seated });
  expectSeat(room.code);
  const store = new MembershipStore(load());
  await store.resume();
  store.identify(null);
  expect(store.getSnapshot()).toEqual({ status: 'none', ended: null });
  expect(expectedSeat()).toBeNull();
  store.identify(kim.user);
  await expect.poll(() => store.getSnapshot().status).toBe('member');
  expect(asked(calls)).toEqual(['POST /api/party/seat', 'POST /api/party/seat']);
});

test('connects with the ticket that came with the seat', async () => {
  const loads = load();
  const store = new MembershipStore(loads);
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
