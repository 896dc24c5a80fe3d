import type { Timings } from '@tallyho/game/limits';
import type { LogFields, LogLevel } from '@tallyho/game/log-line';
import type { MetricSeries } from '@tallyho/game/metrics/metric-series';
import type { ObjectGauges } from '@tallyho/game/metrics/push';
import type { UserId } from '@tallyho/game/model/person';
import type { RoomReport, ThemeDraw } from '@tallyho/game/protocol/service';
import type { UserReport } from '@tallyho/game/protocol/user-object';
import type { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import type { Reducer } from '@tallyho/game/room/reduce';
import type { ChosenTheme } from '@tallyho/game/room/state/event';

/** Keys and values of a party's storage. */
export type Entries = Record<string, unknown>;

/**
 * The key-value storage that a room needs. The storage of a Durable Object matches. Writes without an await
 * between them are atomic.
 */
export interface Storage {
  list(): Promise<Map<string, unknown>>;
  /** At most 128 entries of 128 KiB each. */
  put(entries: Entries): Promise<void>;
  delete(keys: string[]): Promise<unknown>;
  deleteAll(): Promise<void>;
  /** Sets the room's single alarm, epoch ms. Replaces an earlier one. */
  setAlarm(at: number): Promise<void>;
  /** When the alarm fires, epoch ms; null if none is set. */
  getAlarm(): Promise<number | null>;
  deleteAlarm(): Promise<void>;
}

/** Whose socket it is. A new kind of ticket is one more case. */
export type SocketOwner =
  /** `isElsewhere`: the client shows another page of the site than the running game. */
  | { readonly kind: 'user'; readonly user: UserId; readonly isElsewhere: boolean }
  /** `spectator` is an id of the API. */
  | { readonly kind: 'spectator'; readonly spectator: string };

/**
 * The owner and state of a socket. The owner is from the ticket, never from client messages. Times in
 * epoch ms.
 */
export type SocketIdentity = SocketOwner & SocketState;

export type SocketState = {
  session: string;
  since: number;
  /** The last heartbeat, if more are expected; null if none are expected. */
  aliveAt: number | null;
  hasSentHeartbeat: boolean;
  /**
   * The socket timed out: it is open, but does not count as a connection of its owner. The next frame resets
   * this.
   */
  isTimedOut: boolean;
};

/** One socket. The server makes the `id`, which identifies the socket, not the user. */
export interface Connection {
  readonly id: string;
  /** Null until set. Survives hibernation together with the socket; at most 1 KB. */
  readonly identity: SocketIdentity | null;
  setIdentity(identity: SocketIdentity): void;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

/** The open sockets of the room, accepted or not. */
export interface Connections {
  all(): Iterable<Connection>;
}

/** What the edge says to a report: stored, or refused with an HTTP status that no later attempt can change. */
export type ReportOutcome = { outcome: 'stored' } | { outcome: 'refused'; status: number };

/** The API through which a room reaches the database. */
export interface Edge {
  /**
   * Returns a theme with the games that the API draws for the room `code`; null if it does not exist. Rejects if the edge is not reachable within 3 s or its
   * response is invalid.
   */
  theme(wanted: { code: string; name: string; draw: ThemeDraw }): Promise<ChosenTheme | null>;
  /**
   * Returns the names of themes that the API draws for a vote in the room `code`. Rejects as `theme`.
   */
  themeOptions(wanted: {
    code: string;
    draw: ThemeDraw;
    used: readonly string[];
  }): Promise<readonly string[]>;
  /** Rejects if a later attempt can succeed: the edge is down, busy, or does not accept the room's token. */
  report(code: string, report: RoomReport): Promise<ReportOutcome>;
}

/** The API through which a user object reaches the database. */
export interface UserEdge {
  /** Same contract as the report of a room. */
  report(user: UserId, report: UserReport): Promise<ReportOutcome>;
}

/**
 * Calls an object of another party of this deployment without a ticket. Returns the JSON of the response.
 * Rejects after `timeout` ms, and if the response is not 2xx.
 */
export type CallParty = (
  party: typeof userObjectNames.party | 'fanout' | 'metrics',
  id: string,
  body: unknown,
  timeout: number,
) => Promise<unknown>;

export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Runs `job` after the events that are currently queued. */
  soon(job: () => void): void;
  /**
   * Runs `job` after `ms`. Call the returned function to cancel it. The timer is lost if the process ends.
   */
  later(ms: number, job: () => void): () => void;
}

/** Writes one line to the log, which clients do not see. `error`, if given, is logged with its stack. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** Counts events for the operator. Costs no request and no storage write. */
export type Metrics = Pick<MetricSeries, 'count' | 'observe'>;

/** Returns the metrics of one object. `gauges` returns its current values and its id; null if it does not exist. */
export type CreateMetrics = (gauges: () => { source: string; gauges: ObjectGauges } | null) => Metrics;

/** The services that a room uses. */
export type RoomPorts = {
  storage: Storage;
  connections: Connections;
  edge: Edge;
  clock: Clock;
  timings: Timings;
  log: Log;
  createMetrics: CreateMetrics;
  /** The rules; by default those of the game. */
  reduce?: Reducer;
};
