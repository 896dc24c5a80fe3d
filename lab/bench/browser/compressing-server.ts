import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGzip } from 'node:zlib';

const isCompressible = (type = '') =>
  /^(text\/|application\/(javascript|json|manifest)|image\/svg)/.test(type);

/** Headers that HTTP/2 does not allow, and the length, which compression changes. */
const isForwarded = (name: string) =>
  !/^(:.*|connection|keep-alive|transfer-encoding|content-length|accept-encoding|host)$/.test(name);
const forwarded = (headers: NodeJS.Dict<string | string[]>): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isForwarded(name)));

/** Forwards a request, and compresses the response if it is text. The API derives origins from the host header of the upstream. */
const forward = (
  upstream: URL,
  agent: Agent,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
): void => {
  const headers = { ...forwarded(incoming.headers), host: upstream.host };
  const { hostname, port } = upstream;
  const sent = request(
    { hostname, port, agent, path: incoming.url, method: incoming.method, headers },
    (response) => {
      const status = response.statusCode ?? 502;
      if (isCompressible(response.headers['content-type'])) {
        outgoing.writeHead(status, { ...forwarded(response.headers), 'content-encoding': 'gzip' });
        response.pipe(createGzip()).pipe(outgoing);
      } else {
        outgoing.writeHead(status, forwarded(response.headers));
        response.pipe(outgoing);
      }
    },
  );
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
};

/** Creates a certificate for localhost, which browsers accept only with `--ignore-certificate-errors`. */
const createCertificate = (): { readonly key: Buffer; readonly cert: Buffer } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Serves what the server at `upstream` serves as a CDN does: over HTTP/2, compressed. Local servers send files as they are over
 * HTTP/1.1, and a slow line makes that the largest part of a load. Needs OpenSSL. Returns the URL and the function that stops the server.
 */
export const startCompressingServer = async (
  upstream: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const target = new URL(upstream);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(createCertificate(), (incoming, outgoing) =>
    forward(target, agent, incoming, outgoing),
  );
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a path
  return {
    url: `https://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        // An open HTTP/2 session would keep the server.
        for (const session of sessions) session.destroy();
      }),
  };
};
