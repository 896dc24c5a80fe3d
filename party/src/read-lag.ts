/** A client with this many unread messages is pinged, so that it proves that it reads. */
const askAt = 32;
/** A client with more unread messages gets no more of them. */
const maxUnread = 64;
/** How many pings may be on their way while a client counts as reading. Slow connections answer after several seconds. */
const pingsOnTheWay = 2;
/** So many unanswered pings are remembered. A client that answers an older one has not read for a long time. */
const maxOpenPings = 32;
/**
 * A client gets no more than this many requested snapshots until an answer proves that it reads. The rate limit allows as
 * many at once.
 */
const maxUnreadSnapshots = 4;
/** How long a client may be behind until its socket is closed, in milliseconds. */
const closeAfter = 15_000;

type Lag = {
  /** The number of messages since the client last proved that it reads. */
  unread: number;
  /** The numbers of the pings that it has not answered, in order. Other heartbeats are no proof. */
  openPings: readonly number[];
  /** When the first message was skipped, epoch ms; null if none was. */
  behindSince: number | null;
  /** The client reads again, and its snapshot is not sent yet. */
  isSnapshotDue: boolean;
  /** The number of requested snapshots since the client last proved that it reads. */
  unreadSnapshots: number;
};

const upToDate: Readonly<Lag> = {
  unread: 0,
  openPings: [],
  behindSince: null,
  isSnapshotDue: false,
  unreadSnapshots: 0,
};

/**
 * Finds clients that do not read what a room sends. The platform does not say how much a socket has buffered, and buffers
 * without limit. A client that has answered almost all pings has read everything before the last of them.
 */
export class ReadLag {
  readonly #lags = new Map<string, Lag>();

  #of(id: string): Lag {
    const lag = this.#lags.get(id) ?? { ...upToDate };
    this.#lags.set(id, lag);
    return lag;
  }

  /**
   * Counts `count` messages for a socket that are about to be sent. Returns false if they must be skipped, because the client
   * does not read; `isSilent`: its heartbeats have stopped. `now`: epoch ms.
   */
  maySend(id: string, count: number, { isSilent, now }: { isSilent: boolean; now: number }): boolean {
    const lag = this.#of(id);
    if (isSilent || lag.behindSince !== null || lag.unread > maxUnread) {
      lag.behindSince ??= now;
      return false;
    }
    lag.unread += count;
    return true;
  }

  /** Returns true if the client should be pinged after `count` more messages. */
  needsPing(id: string, count: number): boolean {
    const { unread } = this.#of(id);
    return unread >= askAt && unread - count < askAt;
  }

  /** Returns the number of a new ping. It is random, so that a client can only know it from the ping. */
  addPing(id: string): number {
    const lag = this.#of(id);
    const [token = 0] = crypto.getRandomValues(new Uint32Array(1));
    lag.openPings = [...lag.openPings, token].slice(-maxOpenPings);
    return token;
  }

  /**
   * Handles a heartbeat that repeats the number of a ping; null: none. Returns true if the client reads again after messages
   * were skipped: it needs a snapshot, and gets no messages before it (`reset`).
   */
  answered(id: string, token: number | null): boolean {
    const lag = this.#of(id);
    const answered = token === null ? -1 : lag.openPings.indexOf(token);
    if (answered < 0) return false;
    lag.openPings = lag.openPings.slice(answered + 1);
    if (lag.openPings.length > pingsOnTheWay) return false;
    lag.unread = 0;
    lag.unreadSnapshots = 0;
    const isFirst = lag.behindSince !== null && !lag.isSnapshotDue;
    lag.isSnapshotDue ||= isFirst;
    return isFirst;
  }

  /**
   * Handles a client's request for a snapshot. Returns false if it must not be sent, because the client has not read the
   * earlier ones: it then gets one when it reads again (`answered`). `now`: epoch ms.
   */
  requested(id: string, now: number): boolean {
    const lag = this.#of(id);
    if (this.hasMaxSnapshots(id)) {
      lag.behindSince ??= now;
      return false;
    }
    this.#lags.set(id, { ...upToDate, unreadSnapshots: lag.unreadSnapshots + 1 });
    return true;
  }

  /** Returns true if the client gets no further requested snapshot before it has read those that it got. */
  hasMaxSnapshots(id: string): boolean {
    return this.#of(id).unreadSnapshots >= maxUnreadSnapshots;
  }

  /** Forgets everything about a socket: it is closed, or its client is about to get a snapshot. */
  reset(id: string): void {
    this.#lags.delete(id);
  }

  /** Returns true if messages are skipped for this client. */
  isBehind(id: string): boolean {
    return (this.#lags.get(id)?.behindSince ?? null) !== null;
  }

  /** Returns true if the client has been behind for too long. */
  isOverdue(id: string, now: number): boolean {
    const { behindSince } = this.#of(id);
    return behindSince !== null && now - behindSince >= closeAfter;
  }
}
