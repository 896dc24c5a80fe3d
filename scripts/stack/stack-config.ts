import path from 'node:path';
import { type Ports, portsFrom } from './ports.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

/** A database elsewhere, instead of a sqld of our own. */
export interface RemoteDatabase {
  readonly url: string;
  readonly authToken?: string;
}

/** Where a stack lives: what all of its parts need to know. */
export interface StackConfig {
  /** The address to listen on. */
  readonly host: '127.0.0.1' | '0.0.0.0';
  readonly ports: Ports;
  readonly dataDir: string;
  readonly secrets: Secrets;
  /** Where a person opens it. */
  readonly url: string;
  /** By these the parts reach each other. */
  readonly edgeUrl: string;
  readonly partyUrl: string;
  readonly libsql: RemoteDatabase & { readonly isOurs: boolean };
  readonly logFile: (name: string) => string;
}

export interface StackConfigOptions {
  /** The site's; the rooms take the next one, the database the one after (and the API a third, with `hotReload`). */
  readonly port: number;
  readonly dataDir: string;
  /** Listen on every network instead of on this machine alone. */
  readonly lan?: boolean;
  /** Serve the site from its sources, through Vite. */
  readonly hotReload?: boolean;
  readonly libsql?: RemoteDatabase | undefined;
}

export function createStackConfig({
  port,
  dataDir,
  lan,
  hotReload,
  libsql,
}: StackConfigOptions): StackConfig {
  const folder = path.resolve(dataDir);
  const ports = portsFrom(port, hotReload);
  const local = (name: keyof Ports) => `http://127.0.0.1:${ports[name]}`;
  return {
    host: lan ? '0.0.0.0' : '127.0.0.1',
    ports,
    dataDir: folder,
    secrets: loadSecrets(folder),
    url: `http://localhost:${ports.site}`,
    edgeUrl: local('edge'),
    partyUrl: local('party'),
    libsql: libsql ? { ...libsql, isOurs: false } : { url: local('sqld'), isOurs: true },
    logFile: (name) => path.join(folder, 'logs', `${name}.log`),
  };
}
