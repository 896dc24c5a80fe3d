import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FanoutAnswer, FanoutRequest } from '@tallyho/game/protocol/fanout';
import { type PersonReport, type PersonRequest, personReportSchema } from '@tallyho/game/protocol/person';
import {
  type RoomAnswer,
  type RoomReport,
  type RoomRequest,
  roomReportSchema,
} from '@tallyho/game/protocol/service';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bytes = new TextEncoder();

export const ticketSecret = 'ticket-secret-for-tests-0123456789abcdef';
export const serviceSecret = 'service-secret-for-tests-0123456789abcdef';
export const siteOrigin = 'http://127.0.0.1:8787';

/** Resolves with what `look` finds; rejects after `within` ms. */
export const eventually = async <T>(
  what: string,
  look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  within = 10_000,
): Promise<T> => {
  const until = Date.now() + within;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`Waited ${within} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
};

/** The first port of ours that nobody listens on. */
export const freePort = async (from: number): Promise<number> => {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createNetServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
      .listen(from, '0.0.0.0');
  });
  return isFree ? from : freePort(from + 1);
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

/** Stands for the edge's internal routes; checks that every call is signed for its room or person. */
export const startEdge = async (themes: Map<string, ChosenTheme>, firstPort: number) => {
  const port = await freePort(firstPort);
  const reports: RoomReport[] = [];
  const personReports: (PersonReport & { user: string; at: number })[] = [];
  const unsigned: string[] = [];
  const control = { isDown: false };
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://edge');
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const signed = await jwtVerify(token, bytes.encode(serviceSecret), {
      audience: 'edge',
      algorithms: ['HS256'],
    })
      .then(({ payload }) => payload.sub)
      .catch(() => null);
    if (!signed) unsigned.push(url.pathname);
    if (control.isDown || !signed) return void response.writeHead(503).end();
    const theme = /^\/api\/internal\/themes\/(.+)$/.exec(url.pathname)?.[1];
    if (theme) {
      const found = themes.get(decodeURIComponent(theme));
      return void response
        .writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(found ?? {}));
    }
    const body: unknown = JSON.parse(await bodyOf(request));
    if (url.pathname === `/api/internal/people/${signed}`)
      personReports.push({ ...v.parse(personReportSchema, body), user: signed, at: Date.now() });
    else if (url.pathname === `/api/internal/rooms/${signed}`) reports.push(v.parse(roomReportSchema, body));
    else return void response.writeHead(403).end();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, reports, personReports, unsigned, control, close: () => void server.close() };
};

export type PartyProcess = { port: number; output: () => string; kill: () => Promise<void> };

/** A real `partykit dev`, ready to serve; `kill` is kill -9 on it and all it started. */
export const startParty = async (options: {
  port: number;
  persist: string;
  edgePort: number;
  timings?: Record<string, number>;
}): Promise<PartyProcess> => {
  const { port, persist, edgePort, timings = {} } = options;
  const vars = {
    TICKET_SECRET: ticketSecret,
    SERVICE_SECRET: serviceSecret,
    EDGE_URL: `http://127.0.0.1:${edgePort}`,
    ALLOWED_ORIGINS: 'same-host,app://tallyho',
    TIMINGS: JSON.stringify(timings),
  };
  const args = [
    'dev',
    '--port',
    String(port),
    '--persist',
    persist,
    '--no-hotkeys',
    '--disable-request-cf-fetch',
  ];
  const given = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}=${value}`]);
  const child: ChildProcess = spawn(`${root}node_modules/.bin/partykit`, [...args, ...given], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/parties/main/READY2`).then(
      ({ status }) => status === 401,
      () => false,
    );
  await eventually('partykit dev', isUp, 30_000).catch((error) => {
    throw new Error(`${error}\n${output}`);
  });
  return {
    port,
    output: () => output,
    kill: async () => {
      if (child.pid !== undefined && child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        process.kill(-child.pid, 'SIGKILL');
        await ended;
      }
      await eventually('the port to be free', async () => (await freePort(port)) === port);
    },
  };
};

export type TicketClaims = {
  room: string;
  sub: string;
  username?: string;
  session?: string;
  jti?: string;
  aud?: string;
  expiresIn?: number;
  secret?: string;
};

/** A ticket as the edge would make it; any claim can be made wrong. */
export const makeTicket = ({ room, sub, ...claims }: TicketClaims): Promise<string> =>
  new SignJWT({
    room,
    username: claims.username ?? sub,
    avatar: 1,
    session: claims.session ?? `session-of-${sub}`,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(claims.aud ?? 'party')
    .setSubject(sub)
    .setJti(claims.jti ?? randomUUID())
    .setExpirationTime(Math.floor(Date.now() / 1000) + (claims.expiresIn ?? 60))
    .sign(bytes.encode(claims.secret ?? ticketSecret));

/** A ticket for a person's own socket; any claim can be made wrong. */
export const makePersonTicket = ({
  sub,
  ...claims
}: Omit<TicketClaims, 'room' | 'username'>): Promise<string> =>
  new SignJWT({ session: claims.session ?? `session-of-${sub}` })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(claims.aud ?? 'person')
    .setSubject(sub)
    .setJti(claims.jti ?? randomUUID())
    .setExpirationTime(Math.floor(Date.now() / 1000) + (claims.expiresIn ?? 60))
    .sign(bytes.encode(claims.secret ?? ticketSecret));

/** A call of the edge, signed for the object with this id. */
const call = async (port: number, path: string, id: string, request: unknown): Promise<Response> => {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('room')
    .setSubject(id)
    .setExpirationTime('60s')
    .sign(bytes.encode(serviceSecret));
  const response = await fetch(`http://127.0.0.1:${port}/parties/${path}/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
  if (response.status !== 200) throw new Error(`${path}/${id} answered ${response.status}`);
  return response;
};

/** A call of the edge to a room. */
export const callRoom = async (port: number, code: string, request: RoomRequest): Promise<RoomAnswer> => {
  const response = await call(port, 'main', code, request);
  return response.json() as Promise<RoomAnswer>; // the room's own answer, in the shape it promises
};

/** A call of the edge to a person's own object: how many sockets were open then. */
export const callPerson = async (port: number, user: string, request: PersonRequest): Promise<number> => {
  const response = await call(port, 'person', user, request);
  const { sockets } = (await response.json()) as { sockets: number }; // the object's own answer
  return sockets;
};

/** A call of the edge to many people's objects at once: who could not be told. */
export const callFanout = async (port: number, id: string, request: FanoutRequest): Promise<FanoutAnswer> => {
  const response = await call(port, 'fanout', id, request);
  return response.json() as Promise<FanoutAnswer>; // its own answer
};

export const socketUrl = (port: number, code: string, query: Record<string, string>): string =>
  `ws://127.0.0.1:${port}/parties/main/${code}?${new URLSearchParams(query)}`;

export const personSocketUrl = (port: number, user: string, query: Record<string, string>): string =>
  `ws://127.0.0.1:${port}/parties/person/${user}?${new URLSearchParams(query)}`;

const upgradeHeaders = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** The HTTP status with which an upgrade is answered. */
export const upgradeStatus = (
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url.replace('ws:', 'http:'), {
      headers: { ...upgradeHeaders, ...headers },
    });
    request.on('response', async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await bodyOf(response) }),
    );
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, body: '' });
    });
    request.on('error', reject);
    request.end();
  });

/** Opens a socket, says nothing, and gives the code of the close frame that comes first. */
export const closeCodeOf = (url: string, origin = siteOrigin): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url.replace('ws:', 'http:'), { headers: { ...upgradeHeaders, origin } });
    request.on('response', ({ statusCode }) => reject(new Error(`Answered ${statusCode}`)));
    request.on('upgrade', (_response, socket, head) => {
      const read = (data: Buffer) => {
        if (data[0] !== 0x88) return;
        socket.destroy();
        resolve(data.readUInt16BE(2));
      };
      read(head);
      socket.on('data', read);
    });
    request.on('error', reject);
    request.end();
  });
