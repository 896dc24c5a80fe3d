import { protocolVersion } from '@tallyho/game/protocol/version';
import { expect, test } from 'vitest';
import { signToken } from '../../../scripts/stack/sign-token.ts';
import { EdgeClient, type TicketClaims } from '../../../testkit/edge-client.ts';
import { parseConfig } from './config.ts';
import { authorizeConnection, authorizedRequest, isEdgeCall, ticketOf } from './connection-auth.ts';
import { roomTicket } from './ticket.ts';

const secrets = { ticket: 't'.repeat(32), service: 's'.repeat(32) };
const config = parseConfig({
  TICKET_SECRET: secrets.ticket,
  SERVICE_SECRET: secrets.service,
  EDGE_URL: 'http://127.0.0.1:8787',
  ALLOWED_ORIGINS: 'https://tallyho.example',
});
const room = 'ROOMAB';
const address = `http://rooms/parties/main/${room}`;

const makeTicket = ({ of = room, ...claims }: Partial<TicketClaims> & { of?: string } = {}) =>
  new EdgeClient('', secrets).ticket(of, { sub: 'robin1', ...claims });
const upgrade = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(`${address}?${new URLSearchParams({ v: String(protocolVersion), ...query })}`, {
    headers: { origin: 'https://tallyho.example', ...headers },
  });
const authorize = (request: Request) =>
  authorizeConnection(request, roomTicket, { id: room, config, now: Date.now() });

test('accepts a ticket for this room; the room receives no query and no cookie, and an id made by the server', async () => {
  const ticket = await makeTicket({ username: 'Röbin ツ' });
  const request = upgrade(
    { ticket, _pk: 'victim' },
    { cookie: 'session=secret', 'x-tallyho-ticket': 'forged' },
  );
  const admittance = await authorize(request);
  if (admittance.verdict !== 'admitted') throw new Error(admittance.verdict);
  const { url, headers } = authorizedRequest(request, admittance.ticket);
  expect(url).toMatch(/^http:\/\/rooms\/parties\/main\/ROOMAB\?_pk=[0-9a-f-]{36}$/);
  expect([...headers.keys()].sort()).toEqual(['upgrade', 'x-tallyho-ticket']);
  expect(ticketOf(headers, roomTicket)).toMatchObject({
    sub: 'robin1',
    username: 'Röbin ツ',
    session: 'session-of-robin1',
  });
});

test.each([
  ['a user of an older API, without a kind', {}, { kind: 'user', sub: 'robin1', username: 'robin' }],
  ['a spectator, who is no user', { kind: 'spectator', sub: 'tv/1' }, { kind: 'spectator', sub: 'tv/1' }],
])('accepts the ticket of %s, signed by the API', async (_whom, given, ticket) => {
  const { sub, ...others } = { ...claims, ...given };
  const secret = secrets.ticket;
  const token = await signToken({ secret, audience: 'party', subject: sub, expiresIn: 60, claims: others });
  expect(await authorize(upgrade({ ticket: token }))).toMatchObject({ verdict: 'admitted', ticket });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const soon = Math.floor(Date.now() / 1000) + 60;
const claims = {
  aud: 'party',
  sub: 'robin1',
  room,
  username: 'robin',
  avatar: 1,
  session: 's',
  jti: 'j',
  exp: soon,
};

/** Returns a signed ticket whose claims were replaced after that. */
const changedTicket = async (changed: object) => {
  const [head = '', , signature = ''] = (await makeTicket()).split('.');
  return `${head}.${part(changed)}.${signature}`;
};

test.each([
  ['missing', async () => ''],
  ['not a token', async () => 'a.b.c'],
  ['expired', () => makeTicket({ expiresIn: -10 })],
  ['made to live an hour', () => makeTicket({ expiresIn: 3600 })],
  ['for another room', () => makeTicket({ of: 'ROOMCD' })],
  ['for the edge', () => makeTicket({ aud: 'edge' })],
  ['signed with another secret', () => makeTicket({ secret: secrets.service })],
  ['unsigned (alg none)', async () => `${part({ alg: 'none' })}.${part(claims)}.`],
  ['of another algorithm', async () => `${part({ alg: 'HS512' })}.${part(claims)}.AAAA`],
  ['without a valid user id', () => makeTicket({ sub: '../x' })],
  ['of a kind that does not exist', () => makeTicket({ kind: 'leader' })],
  ['changed to the kind of a spectator', () => changedTicket({ ...claims, kind: 'spectator' })],
])('rejects a ticket that is %s with 401', async (_what, make) => {
  expect(await authorize(upgrade({ ticket: await make() }))).toEqual({ verdict: 'refused', status: 401 });
});

test('rejects a wrong or missing origin with 403, whatever the ticket', async () => {
  const ticket = await makeTicket();
  for (const origin of ['https://evil.example', 'null', ''])
    expect(await authorize(upgrade({ ticket }, { origin }))).toEqual({ verdict: 'refused', status: 403 });
});

test('reports an unsupported protocol version before it checks the ticket', async () => {
  for (const v of ['0', String(protocolVersion - 1), String(protocolVersion + 1), '', `${protocolVersion}.0`])
    expect(await authorize(upgrade({ v }))).toEqual({ verdict: 'oldVersion' });
});

test('accepts a call from the edge only as POST with a service token for this room', async () => {
  const token = (audience: string, subject: string, expiresIn = 60, secret = secrets.service) =>
    signToken({ secret, audience, subject, expiresIn });
  const isCall = (authorization: string, method = 'POST') =>
    isEdgeCall(new Request(`http://rooms/${room}`, { method, headers: { authorization } }), {
      id: room,
      config,
      now: Date.now(),
    });
  expect(await isCall(`Bearer ${await token('room', room)}`)).toBe(true);
  expect(await isCall(`Bearer ${await token('room', room)}`, 'GET')).toBe(false);
  expect(await isCall(`Bearer ${await token('edge', room)}`)).toBe(false);
  expect(await isCall(`Bearer ${await token('room', 'ROOMCD')}`)).toBe(false);
  expect(await isCall(`Bearer ${await token('room', room, 3_600)}`)).toBe(false);
  expect(await isCall(`Bearer ${await token('room', room, 60, secrets.ticket)}`)).toBe(false);
  expect(await isCall(`Bearer ${await makeTicket()}`)).toBe(false);
  expect(await isCall('')).toBe(false);
});
