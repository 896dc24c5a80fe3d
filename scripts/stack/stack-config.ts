import path from 'node:path';
import { type Ports, portsFrom } from './ports.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

/** Address and key of a libSQL server. */
export interface DatabaseAccess {
  readonly url: string;
  readonly authToken?: string;
}

/** Configuration of a stack that all of its services need. */
export interface StackConfig {
  /** The address to listen on. */
  readonly host: '127.0.0.1' | '0.0.0.0';
  readonly ports: Ports;
  readonly dataDir: string;
  readonly secrets: Secrets;
  /** URL for people. */
  readonly url: string;
  /** URLs between the services. */
  readonly edgeUrl: string;
  readonly partyUrl: string;
  readonly libsql: DatabaseAccess & { readonly isOurs: boolean };
  readonly logFile: (name: string) => string;
}

export interface StackConfigOptions {
  /**
   * Port of the site; the rooms use the next one, the database the one after (and the API a third, with `hotReload`).
   */
  readonly port: number;
  readonly dataDir: string;
  /** Listen on all networks instead of only on this machine. */
  readonly lan?: boolean;
  /** Serve the site from its sources, through Vite. */
  readonly hotReload?: boolean;
  /** A database elsewhere, instead of a local sqld. */
  readonly libsql?: DatabaseAccess | undefined;
}

export function createStackConfig({
  port,
  dataDir,
  lan,
  hotReload,
  libsql,
}: StackConfigOptions): StackConfig {
  const folder = path.resolve(dataDir);
  const secrets = loadSecrets(folder);
  const ports = portsFrom(port, hotReload);
  const local = (name: keyof Ports) => `http://127.0.0.1:${ports[name]}`;
  return {
    host: lan ? '0.0.0.0' : '127.0.0.1',
    ports,
    dataDir: folder,
    secrets,
    url: `http://localhost:${ports.site}`,
    edgeUrl: local('edge'),
    partyUrl: local('party'),
    libsql: libsql
      ? { ...libsql, isOurs: false }
      : { url: local('sqld'), authToken: secrets.database.token, isOurs: true },
    logFile: (name) => path.join(folder, 'logs', `${name}.log`),
  };
}
