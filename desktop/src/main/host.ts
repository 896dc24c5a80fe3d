import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, net } from 'electron';
import { hostOrigin } from './addresses.ts';

const localOrigin = 'http://localhost:8787';
const file = () => path.join(app.getPath('userData'), 'config.json');

let origin: string | null = null;

/** Returns the origin of the site: TALLYHO_HOST, otherwise the last choice, otherwise the local one. */
export function currentHost(): string {
  origin ??= hostOrigin(process.env.TALLYHO_HOST ?? '') ?? hostOrigin(storedHost()) ?? localOrigin;
  return origin;
}

/** Switches to another site and stores the choice. `chosen`: a result of `hostOrigin`. */
export function chooseHost(chosen: string): void {
  origin = chosen;
  writeFileSync(file(), JSON.stringify({ host: chosen }));
}

/** Returns true if the site responds within five seconds. */
export async function isHostReachable(): Promise<boolean> {
  try {
    const response = await net.fetch(`${currentHost()}/api/user/auth-check`, {
      signal: AbortSignal.timeout(5000),
      credentials: 'include',
    });
    return response.ok;
  } catch {
    return false;
  }
}

function storedHost(): string {
  try {
    const stored: unknown = JSON.parse(readFileSync(file(), 'utf8'));
    const hasHost = typeof stored === 'object' && stored !== null && 'host' in stored;
    return hasHost && typeof stored.host === 'string' ? stored.host : '';
  } catch {
    return '';
  }
}
