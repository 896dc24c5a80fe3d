import path from 'node:path';
import type { Timings } from '@tallyho/game/limits';
import { answers } from './ports.ts';
import { createService, type Service } from './service.ts';
import type { StackConfig } from './stack-config.ts';
import { partykitCommand } from './tool-patches.ts';
import { wakeOnlineUsers } from './wake-online-users.ts';

/** The rooms and user objects: the parties in `partykit dev`. */
export function party(place: StackConfig, timings: Partial<Timings> | undefined): Service {
  const { host, ports, dataDir, logFile, secrets, edgeUrl, partyUrl } = place;
  const vars = {
    TICKET_SECRET: secrets.ticket,
    SERVICE_SECRET: secrets.service,
    EDGE_URL: edgeUrl,
    ALLOWED_ORIGINS: 'same-host,app://tallyho',
    ...(timings && { TIMINGS: JSON.stringify(timings) }),
  };
  const args = [
    ...['dev', '--port', String(ports.party), '--persist', path.join(dataDir, 'party')],
    ...['--disable-request-cf-fetch', '--no-hotkeys'],
  ];
  return createService({
    name: 'The rooms (partykit)',
    command: partykitCommand(args, { host, vars }),
    logFile: logFile('party'),
    // A call without a token: the rooms' own code rejects it before any room starts.
    ready: () => answers(`${partyUrl}/parties/fanout/health`),
    onBack: () => wakeOnlineUsers(place),
  });
}
