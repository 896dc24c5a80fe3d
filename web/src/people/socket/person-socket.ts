import { closeCodes, isTerminal } from '@tallyho/game/protocol/close-codes';
import type { PersonMessage } from '@tallyho/game/protocol/person';
import { type OpenSocket, openSocket } from '../../net/room-socket.ts';
import { personAddress, refusalCode } from './address.ts';
import { setConnection } from './connection.ts';
import { tellEvent, tellWelcome } from './events.ts';

/** Why no connection is tried any more: the session has to be looked at, or the page reloaded. */
export type PersonEnd = 'session' | 'oldVersion';

interface Wiring {
  readonly open?: OpenSocket;
  /** Rejects with an ApiError; see `refusalCode`. */
  readonly address?: (userId: string) => Promise<string>;
}

interface PersonSocket {
  /** Drops the connection and makes a new one at once. */
  reconnect(): void;
  close(): void;
}

/**
 * Opens a person's own socket and keeps it open until `close`, or until it ended for good. What it says is told by
 * `onPersonEvent` and `onPersonWelcome`.
 */
export function openPersonSocket(
  userId: string,
  onEnd: (why: PersonEnd) => void,
  { open = openSocket, address = personAddress }: Wiring = {},
): PersonSocket {
  let isOver = false;

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

  function take(message: PersonMessage): void {
    if (message.type === 'welcome') {
      setConnection('live');
      tellWelcome();
    } else tellEvent(message);
  }

  const socket = open(
    () =>
      address(userId).catch((error: unknown) => {
        const code = refusalCode(error);
        if (code) end(code);
        throw error;
      }),
    {
      onOpen: () => undefined,
      onMessage: (data) => {
        if (isOver) return;
        const messages: PersonMessage[] = JSON.parse(data);
        for (const message of messages) take(message);
      },
      onClose: (code) => {
        if (isOver) return;
        if (isTerminal(code)) end(code);
        else setConnection('down');
      },
    },
  );
  return { reconnect: () => socket.reconnect(), close: stop };
}
