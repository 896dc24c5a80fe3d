import type { EventBatch } from '@tallyho/game/protocol/fanout';
import type { UserEvent } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { expect, test } from 'vitest';
import type { TicketClaims } from '../../testkit/edge-client.ts';
import { eventually } from '../../testkit/eventually.ts';
import { RealPlatform } from './real-platform.ts';
import { closeCodeOf, siteOrigin, upgradeStatus } from './upgrade.ts';

/**
 * Users' objects with a real `partykit dev`. The 30 s grace period lasts two seconds; heartbeats come every
 * second.
 */
const offlineAfter = 2_000;
const silentAfter = 6_000;
const platform = new RealPlatform(5520, { offlineAfter, silentAfter });

const ticketOf = (claims: TicketClaims) => platform.client.userTicket(claims);
const urlOf = (user: string, query: Record<string, string>) =>
  platform.client.socketUrl(userObjectNames.party, user, query);
const said = (n: number): UserEvent => ({ type: 'invitationGone', invitation: `invitation-${n}` });
const push = (user: string, ...events: UserEvent[]) =>
  platform.client.callUserObject(user, { type: 'push', events });

/** Returns the reports that the edge received about a user, in order, each number once. */
const told = (user: string) => {
  const reports = platform.edge.userReports.filter((report) => report.user === user);
  expect(new Set(reports.map(({ rev }) => rev)).size).toBe(reports.length);
  return reports.map(({ online }) => online);
};

test('accepts only a ticket of this kind for this user', async () => {
  const status = async (
    ticket: string,
    { at = 'robin1', origin = siteOrigin }: { at?: string; origin?: string } = {},
  ) => upgradeStatus(urlOf(at, { ticket }), origin === '' ? {} : { origin });
  const sub = 'robin1';
  const refused = { status: 401, body: '' };
  expect(await status(await platform.client.ticket('robin1', { sub }))).toEqual(refused);
  expect(await status(await ticketOf({ sub: 'sammy2' }))).toEqual(refused);
  expect(await status(await ticketOf({ sub, expiresIn: -10 }))).toEqual(refused);
  expect(await status(await ticketOf({ sub, secret: platform.secrets.service }))).toEqual(refused);
  expect(await status(await ticketOf({ sub, aud: 'edge' }))).toEqual(refused);
  expect(await status(`${btoa('{"alg":"none"}')}.${btoa(`{"sub":"${sub}"}`)}.`)).toEqual(refused);
  expect(await status('')).toEqual(refused);
  const ticket = await ticketOf({ sub });
  expect(await status(ticket, { origin: 'http://evil.example' })).toEqual({ status: 403, body: '' });
  expect(await status(ticket, { origin: '' })).toEqual({ status: 403, body: '' });
  const room = platform.client.socketUrl('main', 'PAAAAA', { ticket: await ticketOf({ sub: 'PAAAAA' }) });
  expect(await upgradeStatus(room, { origin: siteOrigin })).toEqual(refused);
  expect(await status(ticket)).toEqual({ status: 101, body: '' });
  expect(await closeCodeOf(urlOf(sub, { ticket }))).toBe(1008);
  expect(await closeCodeOf(urlOf(sub, { v: '0', ticket }))).toBe(4426);
});

test('only the edge gets a response over HTTP', async () => {
  const url = `http://127.0.0.1:${platform.port}/parties/person/robin1`;
  const body = '{"type":"push","events":[]}';
  for (const init of [{}, { method: 'POST', body }, { headers: { authorization: 'Bearer x.y.z' } }]) {
    const response = await fetch(url, init);
    expect([response.status, await response.text()]).toEqual([401, '']);
  }
  expect(await push('never-been-here')).toBe(0);
});

test('a push reaches both tabs in one frame, and no other user', async () => {
  const [one, two, other] = [
    await platform.page('pushed1'),
    await platform.page('pushed1'),
    await platform.page('other1'),
  ];
  expect(await push('pushed1', said(1), said(2))).toBe(2);
  for (const page of [one, two]) await eventually('the push', () => page.messages.length === 3);
  expect(one.messages.slice(1)).toEqual([said(1), said(2)]);
  expect(one.frames).toHaveLength(2);
  expect(other.messages).toHaveLength(1);
});

test('closes an ended session with 4401, and a suspended account with 4423', async () => {
  const [phone, desk] = [await platform.page('gone11', { session: 'phone' }), await platform.page('gone11')];
  await platform.client.callUserObject('gone11', { type: 'revoke', session: 'phone' });
  expect(await phone.closed()).toBe(4401);
  expect(desk.closeCode).toBe(null);
  const kept = await ticketOf({ sub: 'gone11' });
  await platform.client.callUserObject('gone11', { type: 'close', reason: 'suspended' });
  expect(await desk.closed()).toBe(4423);
  expect(await closeCodeOf(urlOf('gone11', { ticket: kept }))).toBe(4423);
  await eventually('the edge to be told', () => told('gone11').length === 2);
  expect(told('gone11')).toEqual([true, false]);
});

test('two tabs are one user: online once, offline once, after the last has closed', async () => {
  const [one, two] = [await platform.page('twotabs'), await platform.page('twotabs')];
  await eventually('online', () => told('twotabs').length === 1);
  one.close();
  two.close();
  await Promise.all([one.closed(), two.closed()]);
  await eventually('offline', () => told('twotabs').length === 2);
  expect(told('twotabs')).toEqual([true, false]);
});

test('a hundred reconnects send no report and leave no stale socket', async () => {
  let page = await platform.page('hundred');
  for (let n = 0; n < 100; n++) {
    page.close();
    const next = await platform.page('hundred');
    page = next;
  }
  expect(told('hundred')).toEqual([true]);
  expect(await push('hundred', said(1))).toBe(1);
  await eventually('the push', () => page.messages.length === 2);
  page.close();
  await page.closed();
  await eventually('offline', () => told('hundred').length === 2);
  expect(told('hundred')).toEqual([true, false]);
  expect(await push('hundred', said(2))).toBe(0);
});

test('rejects every client message except the heartbeat, and ignores an id that the client requests', async () => {
  const [robin, other] = await Promise.all([
    platform.page('hostile', { query: { _pk: 'victim' } }),
    platform.page('hostile', { query: { _pk: 'victim' } }),
  ]);
  robin.raw('{"type":"directMessage"}');
  expect(await robin.closed()).toBe(4400);
  const big = await platform.page('hostile');
  big.raw('x'.repeat(16 * 1024 + 1));
  expect(await big.closed()).toBe(1009);
  const flooder = await platform.page('hostile');
  for (let n = 0; n < 300; n++) flooder.raw('');
  expect(await flooder.closed()).toBe(4429);
  await push('hostile', said(1));
  await eventually('the other tab to live on', () => other.messages.length === 2);
  other.close();
  expect(await other.closed()).toBe(1005);
});

test('a dead connection makes the user offline; a live tab keeps the user online', async () => {
  const [dead, awake, asleep] = [
    await platform.page('dead11'),
    await platform.page('awake1'),
    await platform.page('awake1'),
  ];
  for (const page of [dead, asleep]) page.stopHeartbeats();
  expect(await asleep.closed()).toBe(4408);
  expect(await dead.closed()).toBe(4408);
  await eventually('offline', () => told('dead11').length === 2);
  expect([awake.closeCode, told('awake1')]).toEqual([null, [true]]);
});

test('one call reaches many users, in two steps if there are too many for one', async () => {
  const [anna, ben] = [await platform.page('fananna'), await platform.page('fanben1')];
  const absent = (count: number) => Array.from({ length: count }, (_, n) => `absent-${n}`);
  const send = (...batches: EventBatch[]) => platform.client.callFanout('any-id', { batches });
  const few = { recipients: ['fananna'], events: [said(1), said(2)] };
  expect(await send(few, { recipients: ['fanben1'], events: [said(3)] })).toEqual({ missed: [] });
  const many = { recipients: [...absent(100), 'fananna', 'fanben1'], events: [said(4)] };
  expect(await send(many)).toEqual({ missed: [] });
  await eventually('the pushes', () => anna.messages.length === 4 && ben.messages.length === 3);
  expect(anna.messages.slice(1)).toEqual([said(1), said(2), said(4)]);
  expect(ben.messages.slice(1)).toEqual([said(3), said(4)]);
});

test('only the edge can send to many users, and the fan-out accepts no sockets', async () => {
  const url = `http://127.0.0.1:${platform.port}/parties/fanout/any-id`;
  for (const init of [{}, { method: 'POST', body: '{"batches":[]}' }]) {
    const response = await fetch(url, init);
    expect([response.status, await response.text()]).toEqual([401, '']);
  }
  await expect(platform.client.callFanout('any-id', { batches: null as never })).rejects.toThrow('400');
  const ticket = await ticketOf({ sub: 'any-id' });
  const socket = urlOf('any-id', { ticket }).replace('/person/', '/fanout/');
  expect(await upgradeStatus(socket, { origin: siteOrigin })).toEqual({ status: 403, body: '' });
});

test('SIGKILL: a user who returns in time sends no report; one who does not is offline soon after the next request', async () => {
  const users = ['survivor', 'vanished', 'newcomer'];
  await Promise.all(users.slice(0, 2).map((user) => platform.page(user)));
  await eventually('both to be online', () => users.slice(0, 2).every((user) => told(user).length === 1));
  platform.edge.control.isDown = true;
  await platform.page('newcomer');
  await platform.restart(() => {
    platform.edge.control.isDown = false;
  });
  const [survivor] = await Promise.all([platform.page('survivor'), platform.page('newcomer')]);
  expect(await push('survivor', said(1))).toBe(1);
  await eventually('the push', () => survivor?.messages.length === 2);
  await eventually('what the edge was not told', () => told('newcomer').length === 1, 15_000);
  // `partykit dev` loses its alarms with the process. Any call wakes the object, which then finds that no
  // socket is open.
  expect(await push('vanished')).toBe(0);
  await eventually('the one who vanished', () => told('vanished').length === 2);
  expect(users.map(told)).toEqual([[true], [true, false], [true]]);
});
