import { defaultTimings } from '@tallyho/game/limits';
import { answerToPing, heartbeatFrame, heartbeatInterval } from '@tallyho/game/protocol/heartbeat';
import ReconnectingSocket from 'partysocket/ws';

/** Callbacks with which a socket notifies its room store. */
export interface SocketHandlers {
  onOpen(): void;
  onMessage(data: string): void;
  /** `code` is the close code; 1006 if the browser reports none or if the socket gave the connection up. */
  onClose(code: number): void;
}

interface Socket {
  /** Sends if the socket is open; otherwise drops the text, because the store sends important messages again. */
  send(data: string): void;
  /** True while the server sends pings. Then a connection without frames is replaced after `roomSilentAfter`. */
  watch(isPinged: boolean): void;
  /** Drops the connection and opens a new one immediately. */
  reconnect(): void;
  close(): void;
}

/**
 * `address` is requested again for every (re)connect; if it rejects, the next attempt comes later. The server
 * receives a heartbeat every `heartbeatEvery` ms.
 */
export type OpenSocket = (
  address: () => Promise<string>,
  handlers: SocketHandlers,
  heartbeatEvery?: number,
) => Socket;

/** Time in milliseconds in which frames that arrived while the page was frozen must be delivered after it wakes up. */
const deliveredWithin = 250;
/**
 * Timers of an active page are never this late, in milliseconds. After such a delay the server has already closed the
 * socket.
 */
const frozenAfter = 120_000;
/** A connection attempt younger than this is not interrupted, in milliseconds. */
const tryTakes = 1_000;

/** A WebSocket that reconnects automatically, with increasing, randomized delays. */
export const openSocket: OpenSocket = (address, handlers, heartbeatEvery = heartbeatInterval) => {
  const events = new AbortController();
  let isPinged = false;
  let isDoubted = false;
  let lastFrameAt = 0;
  let triedAt = 0;
  let lastHeartbeatAt = Date.now();
  let watching: ReturnType<typeof setTimeout> | undefined;
  let socket = createSocket();

  function createSocket(): ReconnectingSocket {
    const dialled = new ReconnectingSocket(nextAddress, [], {
      minReconnectionDelay: 300 + Math.random() * 900,
      reconnectionDelayGrowFactor: 1.5 + Math.random() * 0.3,
      maxReconnectionDelay: 4_000 + Math.random() * 2_000,
      connectionTimeout: 8_000,
      minUptime: 3_000,
      maxEnqueuedMessages: 0,
    });
    // The first address is requested later, when `socket` is assigned.
    function nextAddress(): Promise<string> {
      // An attempt that was due when the socket was closed or replaced still requests an address, but does not
      // continue.
      if (events.signal.aborted || socket !== dialled) return Promise.resolve('');
      triedAt = Date.now();
      return address();
    }
    dialled.onopen = () => {
      lastFrameAt = Date.now();
      isDoubted = false;
      sendHeartbeat();
      checkConnection();
      handlers.onOpen();
    };
    dialled.onmessage = ({ data }) => {
      lastFrameAt = Date.now();
      isDoubted = false;
      if (typeof data !== 'string') return;
      const answer = answerToPing(data);
      if (answer === null) handlers.onMessage(data);
      else dialled.send(answer);
    };
    dialled.onclose = ({ code }) => handlers.onClose(code);
    return dialled;
  }

  /** Drops the connection, or the current attempt to open one, which may be waiting for its delay. */
  function renew(): void {
    clearTimeout(watching);
    triedAt = lastHeartbeatAt = Date.now();
    const old = socket;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    socket = createSocket();
    handlers.onClose(1006);
  }

  /** Replaces a dead connection; schedules the next check for a live one. */
  function checkConnection(): void {
    clearTimeout(watching);
    if (!isPinged || socket.readyState !== socket.OPEN) return;
    const left = lastFrameAt + defaultTimings.roomSilentAfter - Date.now();
    if (left > 0) watching = setTimeout(checkConnection, left);
    else if (isDoubted) renew();
    else {
      isDoubted = true;
      watching = setTimeout(checkConnection, deliveredWithin);
    }
  }

  function sendHeartbeat(): void {
    lastHeartbeatAt = Date.now();
    if (socket.readyState === socket.OPEN) socket.send(heartbeatFrame);
  }

  /** The page or its network may have been asleep. Checks for changes that no timer has detected. */
  function wake(): void {
    const isFrozen = Date.now() - lastHeartbeatAt > frozenAfter;
    lastHeartbeatAt = Date.now();
    const isLate = socket.readyState !== socket.OPEN && Date.now() - triedAt > tryTakes;
    if (isFrozen || isLate) renew();
    else checkConnection();
  }

  const heartbeats = setInterval(() => {
    if (Date.now() - lastHeartbeatAt > frozenAfter) wake();
    else sendHeartbeat();
  }, heartbeatEvery);
  const { signal } = events;
  // The computer was asleep, or the browser had stopped the page: the connection is rarely alive, and outside games nothing shows it.
  document.addEventListener('resume', renew, { signal });
  window.addEventListener('online', wake, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || wake(), { signal });
  return {
    send: (data) => {
      if (socket.readyState === socket.OPEN) socket.send(data);
    },
    watch: (isPingedNow) => {
      if (isPinged === isPingedNow) return;
      isPinged = isPingedNow;
      lastFrameAt = Date.now();
      checkConnection();
    },
    reconnect: renew,
    close: () => {
      events.abort();
      clearInterval(heartbeats);
      clearTimeout(watching);
      socket.close();
    },
  };
};
