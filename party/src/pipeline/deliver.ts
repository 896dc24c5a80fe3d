import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type { Delivery } from '@tallyho/game/room/host/deliver';
import type { Admitted } from '../clients/client.ts';
import type { Clients } from '../clients/clients.ts';

/**
 * Queues the messages of a commit and closes clients, after the commit is stored. The caller must flush the queues. `now`:
 * epoch ms.
 */
export const deliverToClients = (
  { changes, messages, closes, atGame }: Delivery<Admitted>,
  { clients, now }: { clients: Clients; now: number },
): void => {
  clients.hold();
  for (const { viewer, messages } of changes) viewer.client.sendChange(messages, now);
  if (changes.length > 0) clients.dropUnread();
  for (const { viewer, message } of messages) viewer.client.send(message);
  for (const { viewer, reason } of closes) clients.drop(viewer.client, closeCodes[reason], reason);
  for (const { client } of atGame) client.showsPage('game');
};
