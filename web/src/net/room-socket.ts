import { greeting, greetingInterval } from '@tallyho/game/protocol/greeting';
import ReconnectingSocket from 'partysocket/ws';

/** What a room store hears from its socket. */
export interface SocketHandlers {
  onOpen(): void;
  onMessage(data: string): void;
  /** `code` is the close code; 1006 where the browser gives none. */
  onClose(code: number): void;
}

interface Socket {
  /** Sends if the socket is open; otherwise the text is dropped: the store sends again what matters. */
  send(data: string): void;
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

/** A WebSocket that comes back by itself, with growing pauses that differ between clients. */
export const openSocket: OpenSocket = (address, handlers, greetEvery = greetingInterval) => {
  let isClosed = false;
  // A try that was due when the socket was closed still asks for an address, and goes no further.
  const addressWhileOpen = () => (isClosed ? Promise.resolve('') : address());
  const socket = new ReconnectingSocket(addressWhileOpen, [], {
    minReconnectionDelay: 300 + Math.random() * 900,
    reconnectionDelayGrowFactor: 1.5 + Math.random() * 0.3,
    maxReconnectionDelay: 8_000 + Math.random() * 4_000,
    connectionTimeout: 8_000,
    minUptime: 3_000,
    maxEnqueuedMessages: 0,
  });
  const greet = () => {
    if (socket.readyState === socket.OPEN) socket.send(greeting);
  };
  const greetings = setInterval(greet, greetEvery);
  socket.onopen = () => {
    greet();
    handlers.onOpen();
  };
  socket.onmessage = ({ data }) => typeof data === 'string' && handlers.onMessage(data);
  socket.onclose = ({ code }) => handlers.onClose(code);
  const comeBack = () => {
    if (socket.shouldReconnect && socket.readyState !== socket.OPEN) socket.reconnect();
  };
  window.addEventListener('online', comeBack);
  return {
    send: (data) => {
      if (socket.readyState === socket.OPEN) socket.send(data);
    },
    reconnect: () => socket.reconnect(),
    close: () => {
      isClosed = true;
      clearInterval(greetings);
      window.removeEventListener('online', comeBack);
      socket.close();
    },
  };
};
