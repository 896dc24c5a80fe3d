/*
 * The adapter to PartyKit, and the only file that depends on PartyKit. No error may leave this file, because
 * the platform would send its text to the client.
 */
import { type MetricsRequest, metricsObject } from '@tallyho/game/metrics/push';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type * as Party from 'partykit/server';
import { type Config, configOf } from '../access/config.ts';
import {
  authorizeConnection,
  authorizedRequest,
  callHeaders,
  connectionRefusalOf,
  edgeRequest,
  idOf,
  isEdgeCall,
  ticketOf,
} from '../access/connection-auth.ts';
import type { TicketKind } from '../access/ticket.ts';
import { internalError } from '../clients/close-codes.ts';
import { MetricsReporter } from '../metrics/metrics-reporter.ts';
import { RefusalMetrics } from '../metrics/refusal-metrics.ts';
import type {
  CallParty,
  Clock,
  Connection,
  Connections,
  CreateMetrics,
  Log,
  SocketIdentity,
  Storage,
} from '../ports.ts';
import { connectionOf, connectionsOf } from './connections.ts';
import { log } from './log.ts';
import { closedSocket, respond, respondWith, withErrorResponse } from './responses.ts';

/** The maximum length of a request to an object, in characters. */
const maxRequestLength = 256 * 1024;

/** The services of the platform for an object. */
export type PlatformContext = {
  storage: Storage;
  connections: Connections;
  clock: Clock;
  log: Log;
  createMetrics: CreateMetrics;
  config: Config;
};

/** An object with sockets: a room or a user object. */
export interface PartyObject<Claims> {
  /** Handles a new socket with a valid ticket. */
  connect(connection: Connection, ticket: Claims): Promise<void>;
  message(connection: Connection, data: string | ArrayBuffer | ArrayBufferView): Promise<void>;
  closed(connection: Connection): Promise<void>;
  /**
   * Handles an authorized call from the edge to the object `id`. Returns the response as JSON; null if the
   * body is invalid.
   */
  call(id: string, body: string): Promise<unknown>;
  /** Never rejects. */
  alarm(): Promise<void>;
}

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

/** A room without its id, which PartyKit does not know when an alarm wakes the object. */
type RoomWithoutId = Omit<Party.Room, 'id'>;

const contextOf = (room: RoomWithoutId): PlatformContext => ({
  storage: {
    list: () => room.storage.list(),
    put: (entries) => room.storage.put(entries),
    delete: (keys) => room.storage.delete(keys),
    deleteAll: () => room.storage.deleteAll(),
    setAlarm: (at) => room.storage.setAlarm(at),
    getAlarm: () => room.storage.getAlarm(),
    deleteAlarm: () => room.storage.deleteAlarm(),
  },
  connections: connectionsOf(() => room.getConnections<SocketIdentity>()),
  clock,
  log,
  createMetrics: (object) =>
    new MetricsReporter({
      clock,
      log,
      object,
      pusher: () => {
        const parties = partiesOf(room);
        return parties && metricsPush(parties);
      },
    }),
  config: configOf(room.env),
});

const callerOf =
  (parties: Party.Context['parties']): CallParty =>
  async (party, id, body, timeout) => {
    const target = parties[party];
    if (!target) throw new Error(`There is no party ${party}`);
    const response = await target.get(id).fetch({
      method: 'POST',
      headers: callHeaders(id),
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`${party}/${id} responded with ${response.status}`);
    return response.json();
  };

/** How long a push may take, in ms. */
const pushTimeout = 5_000;

const metricsPush = (parties: Party.Context['parties']) => (request: MetricsRequest) =>
  callerOf(parties)('metrics', metricsObject, request, pushTimeout);

/** Returns the other parties; null as long as no request has reached the object, for which PartyKit throws. */
const partiesOf = (room: RoomWithoutId): Party.Context['parties'] | null => {
  try {
    return room.context.parties;
  } catch {
    return null;
  }
};

/**
 * Returns the body of the edge's call to this object. Rejects callers other than the edge and bodies that
 * are too large.
 */
const edgeCall = async (request: Party.Request, { id, env }: Party.Lobby): Promise<string | Response> => {
  const config = configOf(env);
  if (!(await isEdgeCall(request, { id, config, now: clock.now() }))) return respond(401);
  const body = await request.text();
  return body.length > maxRequestLength ? respond(413) : body;
};

/** Returns the request that the object receives for a call of the edge, or the response to another caller. */
const forwardEdgeCall = (request: Party.Request, lobby: Party.Lobby): Promise<Request | Response> =>
  withErrorResponse(log, async () => {
    const body = await edgeCall(request, lobby);
    if (body instanceof Response) return body;
    const { url, headers } = edgeRequest(request, lobby.id);
    return new Request(url, { method: 'POST', headers, body });
  });

/** The refusals of this process: they happen before an object exists. */
const refusals = new RefusalMetrics({ clock, log });

/** Defines a PartyKit party: one object per id. Clients connect with tickets of one kind. */
export const defineParty = <Claims extends { exp: number }>(
  kind: TicketKind<Claims>,
  createObject: (context: PlatformContext) => PartyObject<Claims>,
) =>
  class SocketParty implements Party.Server {
    readonly options = { hibernate: true };
    readonly #object: PartyObject<Claims>;

    static onBeforeConnect(
      request: Party.Request,
      lobby: Party.Lobby,
      context: Party.ExecutionContext,
    ): Promise<Request | Response> {
      return withErrorResponse(log, async () => {
        const config = configOf(lobby.env);
        const admittance = await authorizeConnection(request, kind, {
          id: lobby.id,
          config,
          now: clock.now(),
        });
        const reason = connectionRefusalOf(admittance);
        if (reason) refusals.count('refusedSockets', { party: kind.party, reason });
        context.waitUntil(refusals.pushIfDue(metricsPush(lobby.parties)));
        switch (admittance.verdict) {
          case 'refused':
            return respond(admittance.status);
          case 'oldVersion':
            return closedSocket(closeCodes.oldVersion, 'oldVersion');
          case 'admitted': {
            const { url, headers } = authorizedRequest(request, admittance.ticket);
            return new Request(url, { headers });
          }
          default:
            return admittance satisfies never;
        }
      });
    }

    static onBeforeRequest(request: Party.Request, lobby: Party.Lobby): Promise<Request | Response> {
      return forwardEdgeCall(request, lobby);
    }

    constructor(room: RoomWithoutId) {
      this.#object = createObject(contextOf(room));
    }

    async onConnect(
      connection: Party.Connection<SocketIdentity>,
      { request }: Party.ConnectionContext,
    ): Promise<void> {
      try {
        await this.#object.connect(connectionOf(connection), ticketOf(request.headers, kind));
      } catch (error) {
        log('error', 'socketNotAdmitted', { error });
        connection.close(internalError, '');
      }
    }

    async onMessage(
      data: string | ArrayBuffer | ArrayBufferView,
      sender: Party.Connection<SocketIdentity>,
    ): Promise<void> {
      await this.#object
        .message(connectionOf(sender), data)
        .catch((error) => log('error', 'messageFailed', { error }));
    }

    /** The client waits for the end of the closing handshake unless the server closes too. */
    async onClose(connection: Party.Connection<SocketIdentity>): Promise<void> {
      try {
        connection.close();
      } catch {
        // The socket is already closed, which is the desired result.
      }
      await this.#object
        .closed(connectionOf(connection))
        .catch((error) => log('error', 'closeFailed', { error }));
    }

    onError(connection: Party.Connection<SocketIdentity>): Promise<void> {
      return this.onClose(connection);
    }

    async onRequest(request: Party.Request): Promise<Response> {
      return withErrorResponse(log, async () =>
        respondWith(await this.#object.call(idOf(request.headers), await request.text())),
      );
    }

    onAlarm(): Promise<void> {
      return this.#object.alarm();
    }
  };

/** Handles calls of the edge to an object `id`. Returns the response as JSON; null if the body is invalid. */
type CallHandler = { call(id: string, body: string): Promise<unknown> };

/** Defines a party of objects without sockets and storage. Each lives in memory as long as it is called. */
export const defineMemory = (create: () => CallHandler) =>
  class MemoryParty implements Party.Server {
    readonly #object = create();

    static onBeforeConnect(): Response {
      return respond(403);
    }

    static onBeforeRequest(request: Party.Request, lobby: Party.Lobby): Promise<Request | Response> {
      return forwardEdgeCall(request, lobby);
    }

    onRequest(request: Party.Request): Promise<Response> {
      return withErrorResponse(log, async () =>
        respondWith(await this.#object.call(idOf(request.headers), await request.text())),
      );
    }
  };

/**
 * Defines a party of relays: objects without sockets or storage that call other parties. The edge's call runs where it arrives, before an object exists. Relays call
 * objects of the party to share their work.
 */
export const defineRelay = (relay: (context: { call: CallParty; log: Log }) => CallHandler) =>
  class RelayParty implements Party.Server {
    readonly #room: RoomWithoutId;

    static onBeforeConnect(): Response {
      return respond(403);
    }

    static onBeforeRequest(request: Party.Request, lobby: Party.Lobby): Promise<Response> {
      return withErrorResponse(log, async () => {
        const body = await edgeCall(request, lobby);
        if (body instanceof Response) return body;
        return respondWith(await relay({ call: callerOf(lobby.parties), log }).call(lobby.id, body));
      });
    }

    constructor(room: RoomWithoutId) {
      this.#room = room;
    }

    onRequest(request: Party.Request): Promise<Response> {
      return withErrorResponse(log, async () => {
        const call = callerOf(this.#room.context.parties);
        return respondWith(await relay({ call, log }).call(idOf(request.headers), await request.text()));
      });
    }
  };
