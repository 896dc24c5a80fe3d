import { defaultTimings } from '@tallyho/game/limits';
import { greeting, greetingInterval, ping } from '@tallyho/game/protocol/greeting';
import ReconnectingSocket from 'partysocket/ws';

/** What a room store hears from its socket. */
export interface SocketHandlers {
  onOpen(): void;
  onMessage(data: string): void;
  /** `code` is the close code; 1006 where the browser gives none, and where the line was given up. */
  onClose(code: number): void;
}

interface Socket {
  /** Sends if the socket is open; otherwise the text is dropped: the store sends again what matters. */
  send(data: string): void;
  /** Whether the server pings at present: then a line without frames is replaced after `roomSilentAfter`. */
  watch(isPinged: boolean): void;
  /** Drops the connection and makes a new one at once. */
  reconnect(): void;
  close(): void;
}

/**
 * `address` is asked anew at every (re)connect; where it rejects, the next try comes later. The server is greeted every
 * `greetEvery` ms.
 */
export type OpenSocket = (
  address: () => Promise<string>,
  handlers: SocketHandlers,
  greetEvery?: number,
) => Socket;

/** How long frames that came while the page was frozen may take to be delivered after it woke up, in milliseconds. */
const deliveredWithin = 250;
/** No timer of a page that is awake is ever this late, in milliseconds: the server has given such a socket up. */
const frozenAfter = 120_000;
/** A try to connect that is younger than this is left alone, in milliseconds. */
const tryTakes = 1_000;

/** A WebSocket that comes back by itself, with growing pauses that differ between clients. */
export const openSocket: OpenSocket = (address, handlers, greetEvery = greetingInterval) => {
  const events = new AbortController();
  let isPinged = false;
  let isDoubted = false;
  let heardAt = 0;
  let triedAt = 0;
  let greetedAt = Date.now();
  let watching: ReturnType<typeof setTimeout> | undefined;
  let socket = dial();

  function dial(): ReconnectingSocket {
    const dialled = new ReconnectingSocket(nextAddress, [], {
      minReconnectionDelay: 300 + Math.random() * 900,
      reconnectionDelayGrowFactor: 1.5 + Math.random() * 0.3,
      maxReconnectionDelay: 4_000 + Math.random() * 2_000,
      connectionTimeout: 8_000,
      minUptime: 3_000,
      maxEnqueuedMessages: 0,
    });
    // The first address is asked for later, when `socket` is this one.
    function nextAddress(): Promise<string> {
      // A try that was due when the socket was closed or replaced still asks, and goes no further.
      if (events.signal.aborted || socket !== dialled) return Promise.resolve('');
      triedAt = Date.now();
      return address();
    }
    dialled.onopen = () => {
      heardAt = Date.now();
      isDoubted = false;
      greet();
      look();
      handlers.onOpen();
    };
    dialled.onmessage = ({ data }) => {
      heardAt = Date.now();
      isDoubted = false;
      if (data === ping) dialled.send(greeting);
      else if (typeof data === 'string') handlers.onMessage(data);
    };
    dialled.onclose = ({ code }) => handlers.onClose(code);
    return dialled;
  }

  /** Drops the connection, or the try to make one, which may be waiting for its turn. */
  function renew(): void {
    clearTimeout(watching);
    const old = socket;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    socket = dial();
    handlers.onClose(1006);
  }

  /** Replaces a line that is dead, and looks again when the one that is not may be. */
  function look(): void {
    clearTimeout(watching);
    if (!isPinged || socket.readyState !== socket.OPEN) return;
    const left = heardAt + defaultTimings.roomSilentAfter - Date.now();
    if (left > 0) watching = setTimeout(look, left);
    else if (isDoubted) renew();
    else {
      isDoubted = true;
      watching = setTimeout(look, deliveredWithin);
    }
  }

  function greet(): void {
    greetedAt = Date.now();
    if (socket.readyState === socket.OPEN) socket.send(greeting);
  }

  /** The page or its network may have slept: what no timer has noticed meanwhile is noticed now. */
  function wake(): void {
    const isFrozen = Date.now() - greetedAt > frozenAfter;
    greetedAt = Date.now();
    const isLate = socket.readyState !== socket.OPEN && Date.now() - triedAt > tryTakes;
    if (isFrozen || isLate) renew();
    else look();
  }

  const greetings = setInterval(() => {
    if (Date.now() - greetedAt > frozenAfter) wake();
    else greet();
  }, greetEvery);
  const { signal } = events;
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
      heardAt = Date.now();
      look();
    },
    reconnect: renew,
    close: () => {
      events.abort();
      clearInterval(greetings);
      clearTimeout(watching);
      socket.close();
    },
  };
};
