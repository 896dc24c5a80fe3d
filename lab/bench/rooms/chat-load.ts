import { quantile } from '../report/spread.ts';
import { type Arrival, type Crowd, clientsPerRoom } from './crowd.ts';
import { sleepUntil } from './sleep-until.ts';

const duration = 2_000;
const every = 500;
const timeout = 3_000;

const isChat = (arrival: Arrival): arrival is Extract<Arrival, { kind: 'chat' }> => arrival.kind === 'chat';

/**
 * Every client writes twice a second, each at its own offset. Open loop: the delay (ms) of a line counts
 * from its scheduled time (`sleepUntil`).
 */
export const chatLoad = async (crowd: Crowd) => {
  const clients = crowd.clients.length;
  const lines = Math.floor((clients * duration) / every);
  const count = lines * clientsPerRoom;
  const arrivals = crowd.collect(isChat, { count, timeout: duration + timeout });
  const start = performance.now();
  for (let line = 0; line < lines; line += 1) {
    const due = await sleepUntil(start + (line * every) / clients);
    crowd.say(line % clients, String(due));
  }
  const arrived = await arrivals;
  const delays = arrived.map(({ arrival, at }) => at - Number(arrival.text));
  return {
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    commands: lines,
    lost: count - arrived.length,
  };
};
