import type { ObjectGauges } from '@tallyho/game/metrics/push';
import type { Outbox } from '../outbox.ts';
import type { Sockets } from '../sockets.ts';

/** The current values of an object for the operator. `source`: its id, which is never shown. */
export const objectGauges = (
  party: ObjectGauges['party'],
  source: string,
  { sockets, outbox }: { sockets: Sockets; outbox: Outbox['status'] },
): { source: string; gauges: ObjectGauges } => ({
  source,
  gauges: { party, sockets: sockets.count, players: sockets.usersHere.size, ...outbox },
});
