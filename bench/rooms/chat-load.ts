import { quantile } from '../report/spread.ts';
import { type Arrival, type Crowd, clientsPerRoom } from './crowd.ts';

const duration = 2_000;
const every = 500;
const timeout = 3_000;

const isChat = (arrival: Arrival): arrival is Extract<Arrival, { kind: 'chat' }> => arrival.kind === 'chat';

/**
 * Every client writes twice a second, each at its own offset. Open loop: the delay (ms) of a line counts
 * from its scheduled time, so a slow server cannot reduce the load. Timers can be up to 1 ms early; then it counts from the sending.
 */
export const chatLoad = async (crowd: Crowd) => {
  const clients = crowd.clients.length;
  const lines = Math.floor((clients * duration) / every);
  const count = lines * clientsPerRoom;
  const arrivals = crowd.collect(isChat, { count, timeout: duration + timeout });
  const start = performance.now();
  for (let line = 0; line < lines; line += 1) {
    const at = start + (line * every) / clients;
    const wait = at - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    crowd.say(line % clients, String(Math.min(at, performance.now())));
  }
  const arrived = await arrivals;
  const delays = arrived.map(({ arrival, at }) => at - Number(arrival.text));
  return { p50: quantile(delays, 0.5), p99: quantile(delays, 0.99), lost: count - arrived.length };
};
