import type { UserId } from '@tallyho/game/model/person';
import type { Page } from '@tallyho/game/protocol/client';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { ping } from '@tallyho/game/protocol/greeting';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { Broadcast } from './broadcast.ts';
import type { Clock, Connection, Connections, Member } from './ports.ts';

/** How long a socket that was refused may take to say its first word. */
const patience = 1_000;

const socketsPerPerson = 10;

export type Admitted = { connection: Connection; member: Member };

type Options = {
  connections: Connections;
  clock: Clock;
  /** How long a client that gives signs of life may stay silent, in milliseconds. */
  silentAfter: number;
};

/** An object's sockets by whom they belong to. One that we closed counts as gone at once, whenever its end is reported. */
export class Sockets {
  readonly #connections: Connections;
  readonly #clock: Clock;
  readonly #silentAfter: number;
  readonly #out: Broadcast;
  readonly #gone = new Set<string>();
  readonly #dismissals = new Map<string, { now: () => void; cancel: () => void }>();

  constructor({ connections, clock, silentAfter }: Options) {
    this.#connections = connections;
    this.#clock = clock;
    this.#silentAfter = silentAfter;
    this.#out = new Broadcast(clock);
  }

  /** Every admitted socket that is open. */
  *admitted(): Generator<Admitted> {
    for (const connection of this.#connections.all()) {
      const { member } = connection;
      if (member && !this.#gone.has(connection.id)) yield { connection, member };
    }
  }

  /** A person's sockets, the one that was heard of least recently first. */
  of(user: UserId): Connection[] {
    return [...this.admitted()]
      .filter(({ member }) => member.user === user)
      .sort((a, b) => lastSign(a) - lastSign(b))
      .map(({ connection }) => connection);
  }

  /** Dead sockets may look open for long: whoever comes back again and again must not be kept out by their own. */
  closeOldestOf(user: UserId): void {
    for (const quietest of this.of(user).slice(0, 1 - socketsPerPerson))
      this.drop(quietest, closeCodes.flooding, 'flooding');
  }

  /** Whom at least one socket connects: silent ones do not count. */
  get usersHere(): Set<UserId> {
    return new Set(
      [...this.admitted()].filter(({ member }) => !member.isSilent).map(({ member }) => member.user),
    );
  }

  /** Whose sockets all show another page than the game; silent ones do not count. */
  get usersElsewhere(): Set<UserId> {
    const here = [...this.admitted()].filter(({ member }) => !member.isSilent);
    const atGame = new Set(here.filter(({ member }) => !member.isElsewhere).map(({ member }) => member.user));
    return new Set(here.map(({ member }) => member.user).filter((user) => !atGame.has(user)));
  }

  /** What a client shows now. */
  showsPage(connection: Connection, page: Page): void {
    const { member } = connection;
    if (member) connection.setMember({ ...member, isElsewhere: page === 'other' });
  }

  /** Without a game nobody is elsewhere. */
  forgetPages(): void {
    for (const { connection, member } of this.admitted())
      if (member.isElsewhere) connection.setMember({ ...member, isElsewhere: false });
  }

  isGone(connection: Connection): boolean {
    return this.#gone.has(connection.id);
  }

  /** Queues a message: it goes out with everything else of this tick. */
  send(connection: Connection, message: ServerMessage | string): void {
    this.#out.enqueue(connection, message);
  }

  /** A sign of life, after which more are expected: from the second on, unless told otherwise. */
  greeted(
    connection: Connection,
    member: Member,
    { isExpectedToGoOn = member.hasGreeted }: { isExpectedToGoOn?: boolean } = {},
  ): void {
    const aliveAt = isExpectedToGoOn ? this.#clock.now() : null;
    connection.setMember({ ...member, hasGreeted: true, aliveAt, isSilent: false });
  }

  /** Any frame: a silent socket counts again. True if it was silent. */
  heard(connection: Connection, member: Member): boolean {
    if (!member.isSilent) return false;
    connection.setMember({ ...member, isSilent: false, aliveAt: this.#clock.now() });
    return true;
  }

  /** Asks every client for a sign of life, at once. */
  ping(): void {
    for (const { connection } of this.admitted()) {
      try {
        connection.send(ping);
      } catch {
        // The socket went away meanwhile, which is reported by other means.
      }
    }
  }

  /**
   * Makes those sockets silent that have given no sign of life since `until`; signs before `askedFrom` count as given then.
   * Gives the last sign of each on those sockets, by their owners, who may have others. Times in epoch ms.
   */
  silence(askedFrom: number, until: number): Map<UserId, number> {
    const lastSigns = new Map<UserId, number>();
    for (const admitted of [...this.admitted()]) {
      const { connection, member } = admitted;
      const sign = Math.max(lastSign(admitted), askedFrom);
      if (member.isSilent || sign > until) continue;
      connection.setMember({ ...member, isSilent: true });
      lastSigns.set(member.user, Math.max(sign, lastSigns.get(member.user) ?? 0));
    }
    return lastSigns;
  }

  /** The earliest of the last signs of life of sockets that are not silent, counted as in `silence`; Infinity if there is none. */
  silentFrom(askedFrom: number): number {
    const signs = [...this.admitted()].filter(({ member }) => !member.isSilent).map(lastSign);
    return signs.length > 0 ? Math.max(askedFrom, Math.min(...signs)) : Number.POSITIVE_INFINITY;
  }

  /**
   * Closes the sockets whose signs of life have stopped: dead, asleep, or not reading what they are sent. Gives the moment of
   * the last of those signs, epoch ms; null if there is no such socket.
   */
  dropSilent(): number | null {
    const heard: number[] = [];
    for (const { connection, member } of [...this.admitted()]) {
      if (member.aliveAt === null || this.#clock.now() - member.aliveAt < this.#silentAfter) continue;
      heard.push(member.aliveAt);
      this.drop(connection, closeCodes.heartbeatTimeout, 'heartbeatTimeout');
    }
    return heard.length > 0 ? Math.max(...heard) : null;
  }

  /** When all of them will be silent if nothing more is heard, epoch ms. Of one that gives no signs nothing is known. */
  get silentAt(): number {
    const now = this.#clock.now();
    const heard = [...this.admitted()].map(({ member }) => member.aliveAt ?? now);
    return Math.min(now, heard.length > 0 ? Math.max(...heard) : now) + this.#silentAfter;
  }

  get count(): number {
    return [...this.admitted()].length;
  }

  /** Closes a socket after sending what is queued for it. */
  drop(connection: Connection, code: number, reason: string): void {
    this.#out.flush(connection);
    this.#gone.add(connection.id);
    try {
      connection.close(code, reason);
    } catch {
      // It is closed already, which is what was wanted.
    }
  }

  /**
   * Closes a socket that has just been opened, once its client has greeted or after a second: where nothing came from the
   * client before the close, the platform ends the connection seconds later, and the browser reports the code only then.
   */
  reject(connection: Connection, code: number, reason: string): void {
    this.#gone.add(connection.id);
    const now = () => {
      this.#dismissals.get(connection.id)?.cancel();
      this.#dismissals.delete(connection.id);
      this.drop(connection, code, reason);
    };
    this.#dismissals.set(connection.id, { now, cancel: this.#clock.later(patience, now) });
  }

  /** A first word from a socket that was refused. */
  closeUnknown(connection: Connection): void {
    this.#dismissals.get(connection.id)?.now();
  }

  /** A socket's end was reported: from now on it does not count; `forget` it once nobody can list it. */
  ended(connection: Connection): void {
    this.#dismissals.get(connection.id)?.cancel();
    this.#dismissals.delete(connection.id);
    this.#gone.add(connection.id);
  }

  forget(connection: Connection): void {
    this.#gone.delete(connection.id);
  }
}

const lastSign = ({ member: { aliveAt, since } }: Admitted): number => aliveAt ?? since;
