import { greeting } from '@tallyho/game/protocol/greeting';
import type { PersonMessage } from '@tallyho/game/protocol/person';
import { protocolVersion } from '@tallyho/game/protocol/version';
import type { Account } from './account.ts';

/** Somebody's own socket, open once it has been welcomed. */
export interface PersonSocket {
  /** Everything that was pushed, in order. */
  readonly messages: readonly PersonMessage[];
  /** Settles when the server has closed it: its code, and when. */
  readonly closed: Promise<{ code: number; at: number }>;
  close(): void;
}

/** Opens a tab's own socket with a fresh ticket. Rejects if it is closed before the welcome. */
export async function openPersonSocket({ userId, client }: Account): Promise<PersonSocket> {
  const { ticket, url } = await client.requestJson<{ ticket: string; url: string }>(
    'POST',
    '/api/party/person-ticket',
  );
  const address = new URL(`/parties/person/${userId}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  const { origin } = new URL(client.url);
  // Node's WebSocket takes headers; its type here is the browsers', which does not.
  const socket = new WebSocket(address, { headers: { origin } } as unknown as string[]);
  const messages: PersonMessage[] = [];
  const closed = new Promise<{ code: number; at: number }>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve({ code, at: Date.now() }));
  });
  const welcomed = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      messages.push(...(JSON.parse(String(data)) as PersonMessage[])); // the server's own frames
      if (messages.some(({ type }) => type === 'welcome')) resolve();
    });
  });
  socket.addEventListener('open', () => socket.send(greeting));
  await Promise.race([
    welcomed,
    closed.then(({ code }) => Promise.reject(new Error(`closed with ${code} before the welcome`))),
  ]);
  return { messages, closed, close: () => socket.close() };
}
