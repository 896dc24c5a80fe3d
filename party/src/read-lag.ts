/** A client with this many unread messages is pinged, so that it proves that it reads. */
const askAt = 32;
/** A client with more unread messages gets no more of them. */
const maxUnread = 64;
/** How long a client may be behind until its socket is closed, in milliseconds. */
const closeAfter = 15_000;

type Lag = {
  /** The number of messages since the last heartbeat. */
  unread: number;
  /** When the first message was skipped, epoch ms; null if none was. */
  behindSince: number | null;
};

/**
 * Finds clients that do not read what a room sends. The platform does not say how much a socket has buffered, and buffers
 * without limit. A heartbeat proves that its client has read everything before the last ping.
 */
export class ReadLag {
  readonly #lags = new Map<string, Lag>();

  /**
   * Counts `count` messages for a socket that are about to be sent. Returns false if they must be skipped, because the client
   * does not read; `isSilent`: its heartbeats have stopped. `now`: epoch ms.
   */
  maySend(id: string, count: number, { isSilent, now }: { isSilent: boolean; now: number }): boolean {
    const { unread, behindSince } = this.#lags.get(id) ?? { unread: 0, behindSince: null };
    const isBehind = isSilent || behindSince !== null || unread > maxUnread;
    this.#lags.set(id, {
      unread: isBehind ? unread : unread + count,
      behindSince: isBehind ? (behindSince ?? now) : null,
    });
    return !isBehind;
  }

  /** Returns true if the client should be pinged after `count` more messages. */
  needsPing(id: string, count: number): boolean {
    const { unread } = this.#lags.get(id) ?? { unread: 0 };
    return unread >= askAt && unread - count < askAt;
  }

  /** Handles a heartbeat. Returns true if messages were skipped, so that the client needs a snapshot. */
  read(id: string): boolean {
    const since = this.#lags.get(id)?.behindSince ?? null;
    this.#lags.delete(id);
    return since !== null;
  }

  /** Returns true if the client has been behind for too long. */
  isOverdue(id: string, now: number): boolean {
    const since = this.#lags.get(id)?.behindSince ?? null;
    return since !== null && now - since >= closeAfter;
  }
}
