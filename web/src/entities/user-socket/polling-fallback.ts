import { screenTimings } from '../../shared/screen-timings.ts';
import { readConnection } from './connection.ts';
import { isActive, watchActivity } from './last-activity.ts';

/** Interval of the check while the socket is live. */
const checkEvery = 60_000;

interface PollingOptions {
  /** Fetches everything that the socket would have sent. */
  readonly poll: () => Promise<void>;
  /** Resolves to true if a socket that seems live has failed to deliver something. */
  readonly isBehind: () => Promise<boolean>;
  /** Drops the connection and opens a new one. */
  readonly reconnect: () => void;
}

/**
 * Polls the API while the socket is down, and checks it occasionally while it is live, because a dead connection can
 * stay undetected for minutes. Runs only while the user is active. Returns the function that stops it.
 */
export function startPollingFallback({ poll, isBehind, reconnect }: PollingOptions): () => void {
  let checkedAt = Date.now();

  async function check(): Promise<void> {
    const isLive = readConnection() === 'live';
    if (!isActive() || Date.now() - checkedAt < (isLive ? checkEvery : screenTimings.polling) - slack) return;
    checkedAt = Date.now();
    if (!isLive) await poll();
    else if (await isBehind()) reconnect();
  }

  const stopWatching = watchActivity(() => void check());
  const timer = setInterval(() => void check(), screenTimings.polling);
  return () => {
    stopWatching();
    clearInterval(timer);
  };
}

/** Timers are not exact, and one that fires slightly early must not skip a whole interval. */
const slack = 1_000;
