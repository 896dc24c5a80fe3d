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

/**
 * How far a client is behind with reading what a room sends. The platform does not say how much a socket has buffered, and
 * buffers without limit. A client that has answered almost all pings has read everything before the last of them.
 */
export class ReadLag {
  /** The number of messages since the client last proved that it reads. */
  #unread = 0;
  /** The numbers of the pings that it has not answered, in order. Other heartbeats are no proof. */
  #openPings: readonly number[] = [];
  /** When the first message was skipped, epoch ms; null if none was. */
  #behindSince: number | null = null;
  /** The client reads again, and its snapshot is not sent yet. */
  #isSnapshotDue = false;
  /** The number of requested snapshots since the client last proved that it reads. */
  #unreadSnapshots = 0;

  /**
   * Counts `count` messages that are about to be sent. Returns false if they must be skipped, because the client
   * does not read; `isSilent`: its heartbeats have stopped. `now`: epoch ms.
   */
  maySend(count: number, { isSilent, now }: { isSilent: boolean; now: number }): boolean {
    if (isSilent || this.#behindSince !== null || this.#unread > maxUnread) {
      this.#behindSince ??= now;
      return false;
    }
    this.#unread += count;
    return true;
  }

  /** Returns true if the client should be pinged after `count` more messages. */
  needsPing(count: number): boolean {
    return this.#unread >= askAt && this.#unread - count < askAt;
  }

  /** Returns the number of a new ping. It is random, so that a client can only know it from the ping. */
  addPing(): number {
    const [token = 0] = crypto.getRandomValues(new Uint32Array(1));
    this.#openPings = [...this.#openPings, token].slice(-maxOpenPings);
    return token;
  }

  /**
   * Handles a heartbeat that repeats the number of a ping; null: none. Returns true if the client reads again after messages
   * were skipped: it needs a snapshot, and gets no messages before it (`reset`).
   */
  answered(token: number | null): boolean {
    const answered = token === null ? -1 : this.#openPings.indexOf(token);
    if (answered < 0) return false;
    this.#openPings = this.#openPings.slice(answered + 1);
    if (this.#openPings.length > pingsOnTheWay) return false;
    this.#unread = 0;
    this.#unreadSnapshots = 0;
    const isFirst = this.#behindSince !== null && !this.#isSnapshotDue;
    this.#isSnapshotDue ||= isFirst;
    return isFirst;
  }

  /**
   * Handles a client's request for a snapshot. Returns false if it must not be sent, because the client has not read the
   * earlier ones: it then gets one when it reads again (`answered`). `now`: epoch ms.
   */
  requested(now: number): boolean {
    if (this.hasMaxSnapshots) {
      this.#behindSince ??= now;
      return false;
    }
    const snapshots = this.#unreadSnapshots + 1;
    this.reset();
    this.#unreadSnapshots = snapshots;
    return true;
  }

  /** True if the client gets no further requested snapshot before it has read those that it got. */
  get hasMaxSnapshots(): boolean {
    return this.#unreadSnapshots >= maxUnreadSnapshots;
  }

  /** Starts again: the client is about to get a snapshot. */
  reset(): void {
    this.#unread = 0;
    this.#openPings = [];
    this.#behindSince = null;
    this.#isSnapshotDue = false;
    this.#unreadSnapshots = 0;
  }

  /** True if messages are skipped for this client. */
  get isBehind(): boolean {
    return this.#behindSince !== null;
  }

  /** Returns true if the client has been behind for too long. */
  isOverdue(now: number): boolean {
    return this.#behindSince !== null && now - this.#behindSince >= closeAfter;
  }
}
