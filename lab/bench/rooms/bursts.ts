import { quantile } from '../report/spread.ts';
import { type Arrival, type Crowd, clientsPerRoom } from './crowd.ts';

const bursts = 6;
const gapMs = 200;
const timeout = 6_000;

const isConfirmation = (arrival: Arrival): arrival is Extract<Arrival, { kind: 'confirmation' }> =>
  arrival.kind === 'confirmation';

/**
 * All players lock in the same moment, then all unlock, and so on. Each change goes to all eight clients of
 * a room. Returns the time of a burst until the last client has the last change (ms), the deliveries per
 * second, and the frames with changes per change and client.
 */
export const confirmBursts = async (crowd: Crowd) => {
  const clients = crowd.clients.length;
  const count = clients * clientsPerRoom;
  const durations: number[] = [];
  const framesBefore = crowd.framesOfChange;
  let lost = 0;
  for (let burst = 0; burst < bursts; burst += 1) {
    const arrivals = crowd.collect(isConfirmation, { count, timeout });
    const start = performance.now();
    for (let client = 0; client < clients; client += 1) crowd.confirm(client, burst % 2 === 0);
    const arrived = await arrivals;
    lost += count - arrived.length;
    durations.push((arrived.at(-1)?.at ?? Number.NaN) - start);
    // Players also pause between two clicks, and rooms allow ten messages per second.
    await new Promise((resolve) => setTimeout(resolve, gapMs));
  }
  const settledMs = quantile(durations, 0.5);
  const framesPerChange = (crowd.framesOfChange - framesBefore) / (bursts * count);
  return {
    perSecond: (count / settledMs) * 1_000,
    settledMs,
    framesPerChange,
    commands: bursts * clients,
    lost,
  };
};
