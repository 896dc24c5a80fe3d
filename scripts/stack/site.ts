import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, stamp } from './fingerprint.ts';
import { answers } from './ports.ts';
import { packageCommand, root, startGroup, tailOf } from './processes.ts';
import { createService, type Service } from './service.ts';
import type { StackConfig } from './stack-config.ts';

const web = path.join(root, 'web');
const built = path.join(web, 'dist');
const sources = ['web', 'game/src', 'package-lock.json'];
/** The built headers name the rooms: a build for a deployment does not work on this machine. */
const inputs = [...sources, 'web/dist/_headers'];

/** Builds the site into web/dist, unless it is already built from the same sources. */
export async function buildSite(logFile: string): Promise<void> {
  const last = stamp(path.join(root, 'node_modules', '.cache', 'tallyho', 'site'));
  if (existsSync(path.join(built, 'index.html')) && last.is(fingerprint(inputs))) return;
  const build = startGroup(
    { ...packageCommand('vite', ['build', '--logLevel', 'warn']), cwd: web, env: { PARTY_PUBLIC_URL: '' } },
    logFile,
  );
  const code = await build.exited;
  await build.end(0);
  if (code !== 0) throw new Error(`The site could not be built. The end of ${logFile}:\n${tailOf(logFile)}`);
  last.set(fingerprint(inputs));
}

/** Creates web/dist. The API serves this folder and requires it, even if Vite serves the site. */
export function makeSiteFolder(): void {
  mkdirSync(built, { recursive: true });
}

/** The site from its sources, with hot reload; /api and /images are proxied to the API. */
export function vite({ host, ports, edgeUrl, logFile }: StackConfig): Service {
  const command = packageCommand('vite', [
    ...['--host', host, '--port', String(ports.site), '--strictPort', '--clearScreen', 'false'],
  ]);
  return createService({
    name: 'The site (vite)',
    command: { ...command, cwd: web, env: { TALLYHO_EDGE_URL: edgeUrl } },
    logFile: logFile('vite'),
    ready: () => answers(`http://127.0.0.1:${ports.site}/`),
  });
}
