import { quantile } from '../report/spread.ts';
import { type Crowd, clientsPerRoom } from './crowd.ts';

const bursts = 6;
const gapMs = 200;
const timeout = 4_000;

/**
 * All players lock at the same time, then all unlock, and so on. Each change goes to all eight clients of
 * a room. Returns the time of a burst until the last client has the last change (ms), and the deliveries per
 * second.
 */
export const confirmBursts = async (crowd: Crowd) => {
  const count = crowd.sockets.length * clientsPerRoom;
  const durations: number[] = [];
  let lost = 0;
  for (let burst = 0; burst < bursts; burst += 1) {
    const arrivals = crowd.collect('confirmation', { count, timeout });
    const start = performance.now();
    crowd.sockets.forEach((socket, client) => {
      socket.send(crowd.dialect.confirmation(client, burst % 2 === 0));
    });
    const arrived = await arrivals;
    lost += count - arrived.length;
    durations.push((arrived.at(-1)?.at ?? Number.NaN) - start);
    // Players also pause between two clicks, and rooms allow ten messages per second.
    await new Promise((resolve) => setTimeout(resolve, gapMs));
  }
  const settledMs = quantile(durations, 0.5);
  return { perSecond: (count / settledMs) * 1_000, settledMs, lost };
};
