import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/**
 * Starts a server on this machine, by default on any free port. `stop` ends it with its HTTP connections and resolves
 * when it has ended.
 */
export const listen = async (
  server: Server | HttpServer,
  port = 0,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop }; // the server listens on a port, not on a pipe
};
