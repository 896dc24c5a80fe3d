import { quantile } from '../report/spread.ts';
import { type Arrival, type Crowd, clientsPerRoom } from './crowd.ts';
import { sleepUntil } from './sleep-until.ts';

/** With fewer, the 99th percentile of 12 rooms would be a single action. */
const seconds = 10;
const timeout = 3_000;

/**
 * One player of each room locks or unlocks once a second, each room at its own offset. Returns the delay (ms) from the
 * scheduled time until that player has the acknowledgement. A relay's own message counts as its acknowledgement.
 */
export const singleActions = async (crowd: Crowd) => {
  const rooms = crowd.clients.length / clientsPerRoom;
  const count = rooms * seconds;
  const due = new Map<string, { client: number; at: number }>();
  const isOwnAck = (arrival: Arrival, client: number): arrival is Extract<Arrival, { kind: 'ack' }> =>
    arrival.kind === 'ack' && due.get(arrival.id)?.client === client;
  const acks = crowd.collect(isOwnAck, { count, timeout: seconds * 1_000 + timeout });
  const start = performance.now();
  for (let action = 0; action < count; action += 1) {
    const at = await sleepUntil(start + (action * 1_000) / rooms);
    const [client, second] = [(action % rooms) * clientsPerRoom, Math.floor(action / rooms)];
    due.set(crowd.confirm(client, second % 2 === 0), { client, at });
  }
  const arrived = await acks;
  const delays = arrived.map(({ arrival, at }) => at - (due.get(arrival.id)?.at ?? Number.NaN));
  return {
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    commands: count,
    lost: count - arrived.length,
  };
};
