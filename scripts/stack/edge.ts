import path from 'node:path';
import { answers } from './ports.ts';
import { createService, type Service } from './service.ts';
import type { StackConfig } from './stack-config.ts';
import { wranglerCommand } from './tool-patches.ts';

// No telemetry, update checks or look-ups: it works without a network.
const offline = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

// Tools of `wrangler dev` that would serve all pictures, data and traces on the site's port.
const withoutTools = {
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
};

/** The API, the pictures and the built site: the Worker in `wrangler dev`. `more`: additional variables. */
export function edge(place: StackConfig, more: Readonly<Record<string, string>> = {}): Service {
  const { host, ports, dataDir, logFile, libsql, secrets, edgeUrl, partyUrl } = place;
  const state = path.join(dataDir, 'wrangler');
  const vars = {
    LIBSQL_URL: libsql.url,
    ...(libsql.authToken && { LIBSQL_AUTH_TOKEN: libsql.authToken }),
    TICKET_SECRET: secrets.ticket,
    SERVICE_SECRET: secrets.service,
    PARTY_URL: partyUrl,
    ALLOWED_ORIGINS: 'app://tallyho',
    COMING_SOON: 'off',
    SITE_URL: place.url,
    ...more,
  };
  const args = [
    'dev',
    ...['--ip', host, '--port', String(ports.edge)],
    ...['--persist-to', state, '--show-interactive-dev-session=false', '--log-level', 'warn'],
  ];
  const command = wranglerCommand(args, vars);
  return createService({
    name: 'The API (wrangler)',
    command: {
      ...command,
      env: {
        ...command.env,
        ...offline,
        ...withoutTools,
        WRANGLER_REGISTRY_PATH: path.join(state, 'registry'),
      },
    },
    logFile: logFile('edge'),
    // wrangler restarts a runtime that dies, in two seconds when the machine is idle. Starting all of wrangler takes longer.
    patience: 10_000,
    ready: () => answers(`${edgeUrl}/api/user/auth-check`),
  });
}
