import { expect, test } from 'vitest';
import type { TicketClaims } from '../../testkit/edge-client.ts';
import { eventually } from '../../testkit/eventually.ts';
import { RealPlatform } from './real-platform.ts';
import { closeCodeOf, siteOrigin, upgradeStatus } from './upgrade.ts';
import { person } from './world.ts';

/** Opening and closing connections to a room, with a real `partykit dev`. */
const platform = new RealPlatform(5500, { chatCooldown: 0 });

const urlOf = (room: string, query: Record<string, string>) => platform.client.socketUrl('main', room, query);

test('rejects a socket without a valid ticket or origin, without a reason', async () => {
  const room = 'DAAAAA';
  await platform.lobby(room, ['robin1']);
  const statusWith = (
    query: Record<string, string>,
    headers: Record<string, string> = { origin: siteOrigin },
  ) => upgradeStatus(urlOf(room, query), headers);
  const status = async (
    { of = room, ...claims }: Partial<TicketClaims> & { of?: string },
    headers?: Record<string, string>,
  ) => statusWith({ ticket: await platform.client.ticket(of, { sub: 'robin1', ...claims }) }, headers);
  const refused = { status: 401, body: '' };
  expect(await status({ expiresIn: -10 })).toEqual(refused);
  expect(await status({ of: 'DBBBBB' })).toEqual(refused);
  expect(await status({ aud: 'edge' })).toEqual(refused);
  expect(await status({ secret: platform.secrets.service })).toEqual(refused);
  expect(await statusWith({})).toEqual(refused);
  const none = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"robin1"}')}.`;
  expect(await statusWith({ ticket: none })).toEqual(refused);
  expect(await status({}, { origin: 'http://evil.example' })).toEqual({ status: 403, body: '' });
  expect(await status({}, {})).toEqual({ status: 403, body: '' });
  expect(await status({}, { origin: 'app://tallyho' })).toEqual({ status: 101, body: '' });
});

test('a rejected client gets a close code: 4426, 4404, and 1008 for a ticket used twice', async () => {
  const room = 'DCCCCC';
  await platform.lobby(room, ['robin1']);
  const ticket = await platform.client.ticket(room, { sub: 'robin1' });
  expect(await closeCodeOf(urlOf(room, { v: '0', ticket }))).toBe(4426);
  await platform.open(room, ticket).joined();
  expect(await closeCodeOf(urlOf(room, { ticket }))).toBe(1008);
  const stranger = await platform.client.ticket(room, { sub: 'stranger' });
  expect(await closeCodeOf(urlOf(room, { ticket: stranger }))).toBe(4404);
});

test('a rejected client that has sent a heartbeat gets the code without sending more', async () => {
  const room = 'DSSSSS';
  await platform.lobby(room, ['robin1']);
  const ticket = await platform.client.ticket(room, { sub: 'robin1' });
  await platform.open(room, ticket).joined();
  for (const [refused, code] of [
    [ticket, 1008],
    [await platform.client.ticket(room, { sub: 'stranger' }), 4404],
  ] as const) {
    expect(await platform.open(room, refused).closed()).toBe(code);
  }
});

test('a kicked player who only listens gets the close without sending anything', async () => {
  const room = 'DLLLLL';
  await platform.lobby(room, ['robin1', 'sammy2']);
  const [robin, sam] = await platform.players(room, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('two sockets');
  expect(await robin.send({ type: 'kickPlayer', player: 'sammy2' })).toBe(true);
  expect(await sam.closed()).toBe(4403);
});

test('only the edge gets a response over HTTP', async () => {
  const url = `http://127.0.0.1:${platform.port}/parties/main/DDDDDD`;
  for (const init of [
    {},
    { method: 'POST', body: '{"type":"status"}' },
    { headers: { authorization: 'Bearer x.y.z' } },
  ]) {
    const response = await fetch(url, init);
    expect([response.status, await response.text()]).toEqual([401, '']);
  }
  expect((await fetch(`http://127.0.0.1:${platform.port}/__scheduled__`)).status).toBe(404);
  expect(await platform.client.callRoom('DDDDDD', { type: 'status' })).toEqual({
    ok: false,
    error: 'lobbyNotFound',
  });
});

test('ignores the id that a client requests; two sockets that request the same id both work', async () => {
  const room = 'DEEEEE';
  await platform.lobby(room, ['robin1', 'sammy2']);
  const [robin, sam] = await Promise.all([
    platform.join(room, { sub: 'robin1', query: { _pk: 'victim' } }),
    platform.join(room, { sub: 'sammy2', query: { _pk: 'victim' } }),
  ]);
  expect(await robin.send({ type: 'updateSettings', capacity: 4 })).toBe(true);
  await sam.until('the new capacity', () => sam.view?.room.capacity === 4);
  expect(await sam.send({ type: 'updateSettings', capacity: 5 })).toBe('notLeader');
});

test('a close by the client is acknowledged', async () => {
  const room = 'DFFFFF';
  await platform.lobby(room, ['robin1']);
  const robin = await platform.join(room, { sub: 'robin1' });
  robin.close();
  // Without the acknowledgement the client gives up after a while, with 1006.
  expect(await robin.closed()).toBe(1005);
});

test('the longest accepted ticket fits into the platform’s socket attachment', async () => {
  const room = 'DGGGGG';
  await platform.lobby(room, ['robin1']);
  const robin = await platform.join(room, { sub: 'robin1', session: 's'.repeat(1_100) });
  expect(robin.phase).toBe('lobby');
});

test('the room handles oversized, binary and flooding frames itself, without effect on other players', async () => {
  const room = 'DHHHHH';
  await platform.lobby(room, ['robin1', 'sammy2']);
  const [robin, sam] = await platform.players(room, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('two sockets');
  sam.raw('x'.repeat(16 * 1024 + 1));
  expect(await sam.closed()).toBe(1009);
  const again = await platform.join(room, { sub: 'sammy2' });
  for (let n = 0; n < 5; n++) again.raw(new Uint8Array([n, 255]));
  expect(await again.closed()).toBe(4400);
  const flooder = await platform.join(room, { sub: 'sammy2' });
  for (let n = 0; n < 300; n++) flooder.raw(JSON.stringify({ id: `flood-${n + 100}`, type: 'startGame' }));
  expect(await flooder.closed()).toBe(4429);
  expect(robin.closeCode).toBe(null);
  expect(await robin.send({ type: 'sendMessage', text: 'all quiet' })).toBe(true);
});

test('a revoked session is closed with 4401', async () => {
  const room = 'DJJJJJ';
  await platform.lobby(room, ['robin1']);
  const robin = await platform.join(room, { sub: 'robin1', session: 'gone' });
  await platform.client.callRoom(room, { type: 'revoke', user: 'robin1', session: 'gone' });
  expect(await robin.closed()).toBe(4401);
});

test('when twenty join a lobby of four in parallel, three get the free seats', async () => {
  const room = 'DMMMMM';
  await platform.lobby(room, ['robin1'], {}, 4);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      platform.client.callRoom(room, { type: 'join', person: person(`guest${n + 10}`) }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(answers.filter((answer) => !answer.ok && answer.error === 'lobbyFull')).toHaveLength(17);
  const status = await platform.client.callRoom(room, { type: 'status' });
  expect(status).toMatchObject({ ok: true, lobby: { members: { length: 4 } } });
});

test('the metrics contain what rooms have done, and only callers with the service key can read or change them', async () => {
  const room = 'DPPPPP';
  await platform.lobby(room, ['robin1']);
  const [robin] = await platform.players(room, ['robin1']);
  await robin?.send({ type: 'sendMessage', text: 'counted' });
  const stranger = await platform.client.ticket(room, { sub: 'stranger' });
  expect(await closeCodeOf(urlOf(room, { ticket: stranger }))).toBe(4404);
  await upgradeStatus(urlOf(room, {}), { origin: siteOrigin });
  const text = await eventually(
    'the room to push',
    async () => {
      // The refusals before a room exists are pushed with the next socket.
      await upgradeStatus(urlOf(room, {}), { origin: siteOrigin });
      const read = await platform.client.readMetrics();
      return /type="sendMessage",outcome="accepted"} \d/.test(read) && read.includes('invalidTicket') && read;
    },
    30_000,
  );
  expect(text).toMatch(/refused_sockets_total{party="main",reason="notMember"} [1-9]/);
  expect(text).toMatch(/tallyho_connected_players [1-9]/);
  expect(text).toMatch(/tallyho_storage_write_seconds_count [1-9]/);
  expect(text).not.toMatch(/robin1|stranger|D[A-Z]{5}/);
  const url = `${platform.client.url}/parties/metrics/all`;
  for (const authorization of ['', 'Bearer wrong', `Bearer ${platform.secrets.service}`]) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization },
      body: '{"type":"read"}',
    });
    expect([response.status, await response.text()]).toEqual([401, '']);
  }
  expect((await fetch(url)).status).toBe(401);
});

test('the log contains no ticket and no chat line', async () => {
  const room = 'DNNNNN';
  await platform.lobby(room, ['robin1']);
  const ticket = await platform.client.ticket(room, { sub: 'robin1' });
  const robin = await platform.open(room, ticket).joined();
  expect(await robin.send({ type: 'sendMessage', text: 'aubergines and tomatoes' })).toBe(true);
  expect(await closeCodeOf(urlOf(room, { ticket }))).toBe(1008);
  const { secrets } = platform;
  expect(platform.log()).not.toBe('');
  for (const secret of [ticket, 'aubergines', secrets.ticket, secrets.service])
    expect(platform.log()).not.toContain(secret);
});
