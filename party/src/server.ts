import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { roomRequestSchema } from '@tallyho/game/protocol/service';
import type * as Party from 'partykit/server';
import * as v from 'valibot';
import { type Config, parseConfig } from './config.ts';
import { createEdge } from './edge.ts';
import { admit, admittedRequest, edgeRequest, isEdgeCall, roomOf, ticketOf } from './gate.ts';
import type { Clock, Connection, Log, Member } from './ports.ts';
import { Room } from './room.ts';

/**
 * PartyKit's side of a room, and the only file that knows PartyKit. Nothing that is thrown here may get out: the platform
 * would send its text to the client.
 */
const maxRequestBytes = 64 * 1024;

const clock: Clock = {
  now: () => Date.now(),
  soon: (job) => {
    setTimeout(job, 0);
  },
  later: (ms, job) => {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  },
};

const log: Log = (message, error) => console.error(message, ...(error === undefined ? [] : [error]));

const answer = (status: number, body: BodyInit | null = null): Response =>
  new Response(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(body ? { 'content-type': 'application/json' } : {}) },
  });

/** A socket that is accepted only to be closed: a browser learns the code of a close, but not the status of a refusal. */
const closedSocket = (code: number, reason: string): Response => {
  const pair = new WebSocketPair();
  pair[1].accept();
  pair[1].close(code, reason);
  return new Response(null, { status: 101, webSocket: pair[0] });
};

/** Answers 500, and says why where the operator reads, for as long as a variable is wrong or anything fails. */
const guarded = async <Result>(job: () => Promise<Result>): Promise<Result | Response> => {
  try {
    return await job();
  } catch (error) {
    log('A call failed', error);
    return answer(500);
  }
};

const adapt = (connection: Party.Connection<Member>): Connection => ({
  id: connection.id,
  get member() {
    return connection.state && { ...connection.state };
  },
  setMember: (member) => {
    connection.setState(member);
  },
  send: (frame) => connection.send(frame),
  close: (code, reason) => connection.close(code, reason),
});

export default class TallyhoParty implements Party.Server {
  readonly options = { hibernate: true };
  readonly #room: Room;

  static onBeforeConnect(request: Party.Request, lobby: Party.Lobby): Promise<Request | Response> {
    return guarded(async () => {
      const config = parseConfig(lobby.env);
      const admittance = await admit(request, lobby.id, { config, now: clock.now() });
      switch (admittance.verdict) {
        case 'refused':
          return answer(admittance.status);
        case 'oldVersion':
          return closedSocket(closeCodes.oldVersion, 'oldVersion');
        case 'admitted': {
          const { url, headers } = admittedRequest(request, admittance.ticket);
          return new Request(url, { headers });
        }
        default:
          return admittance satisfies never;
      }
    });
  }

  static onBeforeRequest(request: Party.Request, lobby: Party.Lobby): Promise<Request | Response> {
    return guarded(async () => {
      const config = parseConfig(lobby.env);
      if (!(await isEdgeCall(request, lobby.id, { config, now: clock.now() }))) return answer(401);
      const body = await request.text();
      if (body.length > maxRequestBytes) return answer(413);
      const { url, headers } = edgeRequest(request, lobby.id);
      return new Request(url, { method: 'POST', headers, body });
    });
  }

  constructor(room: Party.Room) {
    const config: Config = parseConfig(room.env);
    this.#room = new Room({
      storage: {
        list: () => room.storage.list(),
        put: (entries) => room.storage.put(entries),
        delete: (keys) => room.storage.delete(keys),
        deleteAll: () => room.storage.deleteAll(),
        setAlarm: (at) => room.storage.setAlarm(at),
        getAlarm: () => room.storage.getAlarm(),
        deleteAlarm: () => room.storage.deleteAlarm(),
      },
      connections: {
        *all() {
          for (const connection of room.getConnections<Member>()) yield adapt(connection);
        },
      },
      edge: createEdge({ url: config.edgeUrl, secret: config.serviceSecret }),
      clock,
      timings: config.timings,
      log,
    });
  }

  async onConnect(connection: Party.Connection<Member>, { request }: Party.ConnectionContext): Promise<void> {
    try {
      await this.#room.connect(adapt(connection), ticketOf(request.headers));
    } catch (error) {
      log('A socket could not be admitted', error);
      connection.close(1011, '');
    }
  }

  async onMessage(
    data: string | ArrayBuffer | ArrayBufferView,
    sender: Party.Connection<Member>,
  ): Promise<void> {
    await this.#room.message(adapt(sender), data).catch((error) => log('A message failed', error));
  }

  /** Unless the server closes too, the client waits for the end of the handshake. */
  async onClose(connection: Party.Connection<Member>): Promise<void> {
    try {
      connection.close();
    } catch {
      // It is closed already, which is what was wanted.
    }
    await this.#room.closed(adapt(connection)).catch((error) => log('A close failed', error));
  }

  onError(connection: Party.Connection<Member>): Promise<void> {
    return this.onClose(connection);
  }

  async onRequest(request: Party.Request): Promise<Response> {
    return guarded(async () => {
      const call = v.safeParse(v.pipe(v.string(), v.parseJson(), roomRequestSchema), await request.text());
      if (!call.success) return answer(400);
      return answer(200, JSON.stringify(await this.#room.request(roomOf(request.headers), call.output)));
    });
  }

  onAlarm(): Promise<void> {
    return this.#room.alarm();
  }
}
