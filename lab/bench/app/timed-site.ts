import { createServer, request } from 'node:http';
import { listen } from '../../../testkit/listen.ts';

interface TimedSite {
  readonly url: string;
  /** Returns when the last response to a path has ended, ms since 1970; 0 if there was none. */
  readonly answeredAt: (path: string) => number;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy of a site that notes the times of its responses. The timing of a page does not contain requests of an own scheme. */
export async function timeSite(target: string): Promise<TimedSite> {
  const times = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const { method = 'GET', headers } = incoming;
    const forwarded = request(new URL(path, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('end', () => times.set(path, Date.now()));
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const { port, stop } = await listen(server);
  return { url: `http://localhost:${port}`, answeredAt: (path) => times.get(path) ?? 0, stop };
}
