import type { Crowd } from './crowd.ts';

/** Cuts all connections in the same moment. Returns the time until the last client has the state again (ms). */
export const reconnectStorm = async (crowd: Crowd) => {
  const start = performance.now();
  const results = await Promise.allSettled(crowd.clients.map((client) => client.reconnect()));
  const lost = results.filter(({ status }) => status === 'rejected').length;
  return { settledMs: performance.now() - start, lost };
};
