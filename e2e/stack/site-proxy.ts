import { createServer, request as sendRequest } from 'node:http';
import { listen } from '../../testkit/listen.ts';

export interface SiteProxy {
  /** The address of the site behind the proxy. */
  readonly url: string;
  /** The paths of all requests so far. */
  readonly requested: readonly string[];
  /** Drops all connections until `connect`. */
  disconnect(): void;
  connect(): void;
  /** Publishes a new version of the site: its pages and its service worker have another version. */
  publishNewVersion(): void;
  stop(): Promise<void>;
}

const versionMeta = /<meta name="version" content="([^"]+)">/;
export const newVersion = 'new-version';

/** Starts a proxy of the site at `target` that can lose its network and publish a new version. */
export async function startSiteProxy(target: string): Promise<SiteProxy> {
  let isConnected = true;
  let isNewVersion = false;
  let version = '';
  const requested: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (!isConnected) return void incoming.socket.destroy();
    requested.push(path);
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const url = new URL(path, target);
    const forwarded = sendRequest(url, { method: incoming.method ?? 'GET', headers }, (answer) => {
      const isChanged = /text\/html/.test(answer.headers['content-type'] ?? '') || path === '/sw.js';
      const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isChanged ? others : answer.headers);
      if (!isChanged) return void answer.pipe(outgoing);
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        version ||= versionMeta.exec(text)?.[1] ?? '';
        outgoing.end(isNewVersion ? text.replaceAll(version, newVersion) : text);
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const { port, stop } = await listen(server);
  return {
    url: `http://localhost:${port}`,
    requested,
    disconnect: () => {
      isConnected = false;
      server.closeAllConnections();
    },
    connect: () => {
      isConnected = true;
    },
    publishNewVersion: () => {
      isNewVersion = true;
    },
    stop,
  };
}
