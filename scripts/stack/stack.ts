import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Timings } from '@tallyho/game/limits';
import { loadContent } from './content.ts';
import { migrateDatabase } from './database.ts';
import { edge } from './edge.ts';
import { acquireDataLock } from './lock.ts';
import { startMailbox } from './mailbox.ts';
import { party } from './party.ts';
import { describePort, findPortInUse } from './ports.ts';
import { root } from './processes.ts';
import { registerStack } from './running-stacks.ts';
import type { Service } from './service.ts';
import { buildSite, makeSiteFolder, vite } from './site.ts';
import { sqld } from './sqld.ts';
import { createStackConfig, type DatabaseAccess, type StackConfigOptions } from './stack-config.ts';
import { wakeOnlineUsers } from './wake-online-users.ts';

export interface StackOptions extends StackConfigOptions {
  /** Shorter timings for tests; omitted ones keep their default. */
  readonly timings?: Partial<Timings>;
  /** Additional variables for the API (edge/src/env.ts). */
  readonly vars?: Readonly<Record<string, string>>;
  /** Names of the starter themes to load (default: all). They are loaded once per data folder. */
  readonly starterThemes?: readonly string[];
  /** Do not print restarts. */
  readonly quiet?: boolean;
}

type ServiceName = 'sqld' | 'edge' | 'party' | 'vite';

export interface Stack {
  /** URL for people. */
  readonly url: string;
  readonly partyUrl: string;
  readonly libsql: DatabaseAccess;
  /** The page that shows the emails; null if a mail provider is configured. */
  readonly mailboxUrl: string | null;
  /** Signs service tokens: the content loader and tests need it. */
  readonly serviceSecret: string;
  /** Resolves, with a message, only if a service keeps failing. The stack is stopped by then. */
  readonly lost: Promise<string>;
  /** Kills a service (SIGKILL, its whole group); it stays down until `restart`. */
  kill(name: ServiceName): Promise<void>;
  /** Restarts a service and resolves when it responds. */
  restart(name: ServiceName): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the whole product on this machine and resolves when every service responds. If a port is in use or a service
 * does not start, it stops everything and rejects with a message for people.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const place = createStackConfig(options);
  const releaseDataFolder = acquireDataLock(place.dataDir, place.url);
  const logs = path.dirname(place.logFile('any'));
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });

  const services = new Map<ServiceName, Service>();
  const mailbox = options.vars?.MAIL_URL ? null : await startMailbox();
  let stopping = false;
  let unregister = () => {};

  async function begin(name: ServiceName, service: Service) {
    if (stopping) return;
    services.set(name, service);
    await service.start();
  }

  async function stop() {
    stopping = true;
    const { sqld: database, ...others } = Object.fromEntries(services);
    await Promise.all(Object.values(others).map((service) => service?.stop()));
    await database?.stop();
    unregister();
    mailbox?.stop();
    releaseDataFolder();
  }

  function find(name: ServiceName): Service {
    const service = services.get(name);
    if (!service) throw new Error(`This stack has no ${name} of its own`);
    return service;
  }

  async function startDatabase() {
    if (place.libsql.isOurs) await begin('sqld', sqld(place));
    await migrateDatabase(place.libsql);
  }

  async function startEdge() {
    if (options.hotReload) makeSiteFolder();
    else await buildSite(place.logFile('site'));
    await begin('edge', edge(place, { ...mailbox?.vars, ...options.vars }));
  }

  async function startDataServices() {
    await Promise.all([startDatabase(), startEdge()]);
    if (!stopping) await loadContent(place, options.starterThemes);
  }

  let started: Promise<void>[] = [];
  try {
    await refusePortsInUse(place);
    unregister = registerStack({
      checkout: root,
      port: place.ports.site,
      url: place.url,
      dataDir: place.dataDir,
      libsql: { url: place.libsql.url, isOurs: place.libsql.isOurs },
    });
    started = [startDataServices(), begin('party', party(place, options.timings))];
    if (options.hotReload) started.push(begin('vite', vite(place)));
    await Promise.all(started);
    await wakeOnlineUsers(place);
  } catch (error) {
    await stop();
    await Promise.allSettled(started);
    throw error;
  }

  const lost = new Promise<string>((resolve) => {
    const onChange = (line: string) => {
      if (!options.quiet) console.log(line);
    };
    for (const service of services.values()) {
      service.watch(onChange, (line) => void stop().then(() => resolve(line)));
    }
  });
  return {
    url: place.url,
    partyUrl: place.partyUrl,
    libsql: place.libsql,
    mailboxUrl: mailbox?.url ?? null,
    serviceSecret: place.secrets.service,
    lost,
    kill: (name) => find(name).kill(),
    restart: async (name) => {
      await find(name).kill();
      await begin(name, find(name));
      if (name === 'party') await wakeOnlineUsers(place);
    },
    stop,
  };
}

async function refusePortsInUse({
  ports,
  host,
  libsql,
}: ReturnType<typeof createStackConfig>): Promise<void> {
  const { sqld: ofDatabase, ...others } = ports;
  const taken = await findPortInUse(libsql.isOurs ? ports : others, host);
  if (!taken) return;
  throw new Error(
    `Port ${ports[taken]} (${describePort[taken]}) is in use. Choose others: npm start -- --port 9000`,
  );
}
