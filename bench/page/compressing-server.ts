import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

const isCompressible = (type = '') =>
  /^(text\/|application\/(javascript|json|manifest)|image\/svg)/.test(type);

/** Forwards a request, and compresses the response if it is text. The host header stays, because the API derives origins from it. */
const forward = (upstream: URL, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const { hostname, port } = upstream;
  const sent = request(
    {
      hostname,
      port,
      path: incoming.url,
      method: incoming.method,
      headers: { ...headers, host: upstream.host },
    },
    (response) => {
      const { 'content-length': length, ...others } = response.headers;
      if (isCompressible(response.headers['content-type'])) {
        outgoing.writeHead(response.statusCode ?? 502, { ...others, 'content-encoding': 'gzip' });
        response.pipe(createGzip()).pipe(outgoing);
      } else {
        outgoing.writeHead(response.statusCode ?? 502, {
          ...others,
          ...(length && { 'content-length': length }),
        });
        response.pipe(outgoing);
      }
    },
  );
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
};

/**
 * Serves what the server at `upstream` serves, compressed as a CDN does it: local servers send files as they are, and a slow line
 * makes that the largest part of a load. Returns its URL and the function that stops it.
 */
export const startCompressingServer = async (
  upstream: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const target = new URL(upstream);
  const server: Server = createServer((incoming, outgoing) => forward(target, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a path
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
