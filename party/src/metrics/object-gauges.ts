import type { ObjectGauges } from '@tallyho/game/metrics/push';
import type { Clients } from '../clients/clients.ts';
import type { Outbox } from '../store/outbox.ts';

/** The current values of an object for the operator. `source`: its id, which is never shown. */
export const objectGauges = (
  party: ObjectGauges['party'],
  source: string,
  { clients, outbox }: { clients: Clients; outbox: Outbox['status'] },
): { source: string; gauges: ObjectGauges } => ({
  source,
  gauges: { party, sockets: clients.count, players: clients.usersHere.size, ...outbox },
});
