import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/stack/processes.ts';

/** Content of a file, a file of this machine, or the status of the response without one. */
type Answer = string | { readonly file: string } | number;

/** A server of the app's versions. */
export interface FeedServer {
  readonly url: string;
  /** Replaces all files. Others are 404. */
  serve(files: Readonly<Record<string, Answer>>): void;
  /** The paths that were requested, without their queries. */
  readonly requested: string[];
  close(): Promise<void>;
}

export async function startFeedServer(): Promise<FeedServer> {
  let served: Readonly<Record<string, Answer>> = {};
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    requested.push(pathname);
    const answer = served[pathname.slice(1)] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else if (typeof answer === 'string') response.end(answer);
    else createReadStream(answer.file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (files) => {
      served = files;
    },
    requested,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Release {
  readonly version: string;
  readonly file: string;
  /** What the feed says about the content of the file. */
  readonly content: string;
}

/** Returns a feed as electron-builder writes it. */
export const feedOf = ({ version, file, content }: Release): string =>
  [
    `version: ${version}`,
    'files:',
    `  - url: ${file}`,
    `    sha512: ${createHash('sha512').update(content).digest('base64')}`,
    `    size: ${Buffer.byteLength(content)}`,
    "releaseDate: '2026-11-23T00:00:00.000Z'",
    '',
  ].join('\n');

/** Returns a feed with the signature that the command of the releases gives it. */
export function signed(feed: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-feed-'));
  const file = path.join(folder, 'latest-linux.yml');
  writeFileSync(file, feed);
  // Its key is in the environment, see build.ts.
  execFileSync(process.execPath, [path.join(root, 'desktop/scripts/sign-feed.ts'), file]);
  const content = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return content;
}
