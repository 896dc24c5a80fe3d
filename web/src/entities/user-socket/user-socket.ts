import { closeCodes, isTerminal } from '@tallyho/game/protocol/close-codes';
import { userHeartbeatInterval } from '@tallyho/game/protocol/heartbeat';
import type { UserMessage } from '@tallyho/game/protocol/user-object';
import { messagesIn } from '../../shared/api/frame.ts';
import { type OpenSocket, openSocket } from '../room/room-socket.ts';
import { refusalCode, userSocketAddress } from './address.ts';
import { setConnection } from './connection.ts';
import { emitUserEvent, emitWelcome } from './events.ts';

/** The reason why no more connections are tried: the session must be checked, or the page reloaded. */
export type UserSocketEnd = 'session' | 'oldVersion';

/**
 * Reconnecting immediately would not help with too many tabs (the oldest tab is closed and would displace the next
 * one) or after an unreadable frame. Polling replaces the socket during the delay.
 */
const pause = 60_000;

interface Wiring {
  readonly open?: OpenSocket;
  /** Rejects with an ApiError; see `refusalCode`. */
  readonly address?: (userId: string) => Promise<string>;
}

interface UserSocket {
  /** Drops the connection and opens a new one immediately. */
  reconnect(): void;
  close(): void;
}

/**
 * Opens a user socket and keeps it connected until `close`, or until it ends permanently. Its events are
 * reported to `onUserEvent` and `onUserWelcome`.
 */
export function openUserSocket(
  userId: string,
  onEnd: (why: UserSocketEnd) => void,
  { open = openSocket, address = userSocketAddress }: Wiring = {},
): UserSocket {
  let isOver = false;
  /** No new connection before this time, epoch ms. */
  let notBefore = 0;

  function stop(): void {
    isOver = true;
    socket.close();
    setConnection('down');
  }

  function end(code: number): void {
    if (isOver) return;
    stop();
    onEnd(code === closeCodes.oldVersion ? 'oldVersion' : 'session');
  }

  function handleMessage(message: UserMessage): void {
    if (message.type === 'welcome') {
      setConnection('live');
      emitWelcome();
    } else emitUserEvent(message);
  }

  async function nextAddress(): Promise<string> {
    const wait = notBefore - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (isOver) return '';
    return address(userId).catch((error: unknown) => {
      const code = refusalCode(error);
      if (code) end(code);
      throw error;
    });
  }

  const socket = open(
    nextAddress,
    {
      onOpen: () => undefined,
      onMessage: (data) => {
        if (isOver) return;
        const messages = messagesIn<UserMessage>(data);
        if (messages) return messages.forEach(handleMessage);
        notBefore = Date.now() + pause;
        socket.reconnect();
      },
      onClose: (code) => {
        if (isOver) return;
        if (isTerminal(code)) return end(code);
        setConnection('down');
        if (code === closeCodes.flooding) notBefore = Date.now() + pause;
      },
    },
    userHeartbeatInterval,
  );
  return { reconnect: () => socket.reconnect(), close: stop };
}
