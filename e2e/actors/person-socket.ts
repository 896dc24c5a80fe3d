import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import type { PersonMessage } from '@tallyho/game/protocol/person';
import { protocolVersion } from '@tallyho/game/protocol/version';
import type { Account } from './account.ts';

/** A person socket that has received its welcome. */
export interface PersonSocket {
  /** All pushed messages, in order. */
  readonly messages: readonly PersonMessage[];
  /** Resolves when the socket is closed: the close code and the time (epoch ms). */
  readonly closed: Promise<{ code: number; at: number }>;
  close(): void;
}

/** Opens a person socket with a new ticket. Rejects if it is closed before the welcome. */
export async function openPersonSocket({ userId, client }: Account): Promise<PersonSocket> {
  const { ticket, url } = await client.requestJson<{ ticket: string; url: string }>(
    'POST',
    '/api/party/person-ticket',
  );
  const address = new URL(`/parties/person/${userId}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  const { origin } = new URL(client.url);
  // Node's WebSocket accepts headers; the type used here is the browser's, which does not.
  const socket = new WebSocket(address, { headers: { origin } } as unknown as string[]);
  const messages: PersonMessage[] = [];
  const closed = new Promise<{ code: number; at: number }>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve({ code, at: Date.now() }));
  });
  const welcomed = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      messages.push(...(JSON.parse(String(data)) as PersonMessage[])); // frames of our server
      if (messages.some(({ type }) => type === 'welcome')) resolve();
    });
  });
  socket.addEventListener('open', () => socket.send(heartbeatFrame));
  await Promise.race([
    welcomed,
    closed.then(({ code }) => Promise.reject(new Error(`closed with ${code} before the welcome`))),
  ]);
  return { messages, closed, close: () => socket.close() };
}
