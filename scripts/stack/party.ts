import { createRequire } from 'node:module';
import path from 'node:path';
import type { Timings } from '@tallyho/game/limits';
import { answers } from './ports.ts';
import { packageCommand, packageFolder, root } from './processes.ts';
import { createService, type Service } from './service.ts';
import type { StackConfig } from './stack-config.ts';
import { wakeOnlineUsers } from './wake-online-users.ts';

/**
 * The rooms and personal objects: the parties in `partykit dev`. On Windows it listens on all networks, whatever the
 * configuration says.
 */
export function party(place: StackConfig, timings: Partial<Timings> | undefined): Service {
  const { host, ports, dataDir, logFile, secrets, edgeUrl, partyUrl } = place;
  const vars = {
    TICKET_SECRET: secrets.ticket,
    SERVICE_SECRET: secrets.service,
    EDGE_URL: edgeUrl,
    ALLOWED_ORIGINS: 'same-host,app://tallyho',
    ...(timings && { TIMINGS: JSON.stringify(timings) }),
  };
  const command = packageCommand('partykit', [
    ...['dev', '--port', String(ports.party), '--persist', path.join(dataDir, 'party')],
    ...['--disable-request-cf-fetch', '--no-hotkeys'],
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}=${value}`]),
  ]);
  return createService({
    name: 'The rooms (partykit)',
    command: {
      ...command,
      env: { NO_UPDATE_NOTIFIER: '1', ...(host === '127.0.0.1' && bindToLoopback()) },
    },
    logFile: logFile('party'),
    // A call without a token: the rooms' own code rejects it before any room starts.
    ready: () => answers(`${partyUrl}/parties/fanout/health`),
    onBack: () => wakeOnlineUsers(place),
  });
}

/** Returns environment variables that bind the runtime of `partykit dev` to this machine. */
export function bindToLoopback(): Record<string, string> {
  if (process.platform === 'win32') return {};
  const partykit = createRequire(path.join(packageFolder('partykit'), 'package.json'));
  const workerd = createRequire(partykit.resolve('miniflare'))('workerd') as { default: string }; // it exports only its path
  return {
    MINIFLARE_WORKERD_PATH: path.join(root, 'scripts/stack/workerd-on-loopback.sh'),
    WORKERD: workerd.default,
  };
}
