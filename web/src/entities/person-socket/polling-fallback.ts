import { readConnection } from './connection.ts';
import { isActive, watchActivity } from './last-activity.ts';

/** While the socket is down, what it would have said is asked for this often, in milliseconds. */
const pollEvery = 15_000;
/** While it is live, one makes sure of it this often. */
const checkEvery = 60_000;

interface Asking {
  /** Asks for everything that the socket would have said. */
  readonly poll: () => Promise<void>;
  /** Whether a socket that seems live has kept something back. */
  readonly isBehind: () => Promise<boolean>;
  /** Drops the connection and makes a new one. */
  readonly reconnect: () => void;
}

/**
 * Asks the API while the socket is down, so that nobody notices, and now and then while it is live: a line can be dead for
 * minutes before anything says so. Only while somebody is there. Until the returned function is called.
 */
export function startPollingFallback({ poll, isBehind, reconnect }: Asking): () => void {
  let askedAt = Date.now();

  async function ask(): Promise<void> {
    const isLive = readConnection() === 'live';
    if (!isActive() || Date.now() - askedAt < (isLive ? checkEvery : pollEvery) - slack) return;
    askedAt = Date.now();
    if (!isLive) await poll();
    else if (await isBehind()) reconnect();
  }

  const stopWatching = watchActivity(() => void ask());
  const timer = setInterval(() => void ask(), pollEvery);
  return () => {
    stopWatching();
    clearInterval(timer);
  };
}

/** Timers are not exact, and one that comes a little early must not cost a whole turn. */
const slack = 1_000;
