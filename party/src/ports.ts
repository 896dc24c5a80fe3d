import type { UserId } from '@tallyho/game/model/person';
import type { PersonReport } from '@tallyho/game/protocol/person';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { ChosenTheme } from '@tallyho/game/room/event';

/** Keys and values of a party's storage. */
export type Entries = Record<string, unknown>;

/** A room's key-value storage, as far as a room uses it: a Durable Object's fits. Writes without an await between them land together. */
export interface Storage {
  list(): Promise<Map<string, unknown>>;
  /** At most 128 entries of 128 KiB each. */
  put(entries: Entries): Promise<void>;
  delete(keys: string[]): Promise<unknown>;
  deleteAll(): Promise<void>;
  /** The room's one alarm, epoch ms: replaces an earlier one. */
  setAlarm(at: number): Promise<void>;
  /** When it rings, epoch ms; null if none is set. */
  getAlarm(): Promise<number | null>;
  deleteAlarm(): Promise<void>;
}

/** Who a socket belongs to: from the ticket, never from the client's own words. Times in epoch ms. */
export type Member = {
  user: UserId;
  session: string;
  since: number;
  /** The last sign of life, after which more are expected; null: none are. */
  aliveAt: number | null;
  hasGreeted: boolean;
  /** Has not answered a room's pings for too long: open, but its owner is not there by it. The next frame ends that. */
  isSilent: boolean;
  /** Shows another page of the site than the game that runs. */
  isElsewhere: boolean;
};

/** One socket. `id` is made by the server and tells sockets apart, not people. */
export interface Connection {
  readonly id: string;
  /** Null until set. Survives hibernation with the socket; at most 1 KB. */
  readonly member: Member | null;
  setMember(member: Member): void;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

/** The room's open sockets, admitted or not. */
export interface Connections {
  all(): Iterable<Connection>;
}

/** The API by which a room reaches the database. */
export interface Edge {
  /** Null: no such theme. Rejects if the edge cannot be reached within 3 s or answers nonsense. */
  theme(code: string, name: string): Promise<ChosenTheme | null>;
  /** Resolves once the edge has taken the report, or with `tooBig` if it never will; rejects otherwise. */
  report(code: string, report: RoomReport): Promise<'taken' | 'tooBig'>;
}

/** The API by which a person's own object reaches the database. */
export interface PersonEdge {
  /** As a room's. */
  report(user: UserId, report: PersonReport): Promise<'taken' | 'tooBig'>;
}

/**
 * Calls an object of another party of this deployment, past the gate, and gives its answer's JSON. Rejects if there is none
 * within `timeout` ms, or none that is 2xx.
 */
export type CallParty = (
  party: 'person' | 'fanout',
  id: string,
  body: unknown,
  timeout: number,
) => Promise<unknown>;

export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Runs `job` once the events that are waiting now are done. */
  soon(job: () => void): void;
  /** Runs `job` after `ms`, unless what it returns is called before. Lost with the process. */
  later(ms: number, job: () => void): () => void;
}

/** Where failures go that no client may see. */
export type Log = (message: string, error?: unknown) => void;
