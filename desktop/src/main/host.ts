import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, net } from 'electron';
import { hostOrigin } from './addresses.ts';

const onThisMachine = 'http://localhost:8787';
const file = () => path.join(app.getPath('userData'), 'config.json');

let origin: string | null = null;

/** The origin of the site that is played on: TALLYHO_HOST, else what was chosen last, else this machine's own. */
export function currentHost(): string {
  origin ??= hostOrigin(process.env.TALLYHO_HOST ?? '') ?? hostOrigin(storedHost()) ?? onThisMachine;
  return origin;
}

/** Plays on another site from now on. `chosen` comes from `hostOrigin`. */
export function chooseHost(chosen: string): void {
  origin = chosen;
  writeFileSync(file(), JSON.stringify({ host: chosen }));
}

/** Whether the site answers within five seconds. */
export async function isHostReachable(): Promise<boolean> {
  try {
    const answer = await net.fetch(`${currentHost()}/api/user/auth-check`, {
      signal: AbortSignal.timeout(5000),
      credentials: 'include',
    });
    return answer.ok;
  } catch {
    return false;
  }
}

function storedHost(): string {
  try {
    const stored: unknown = JSON.parse(readFileSync(file(), 'utf8'));
    const isOurs = typeof stored === 'object' && stored !== null && 'host' in stored;
    return isOurs && typeof stored.host === 'string' ? stored.host : '';
  } catch {
    return '';
  }
}
