import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startIdentityProvider } from '../../scripts/identity-provider/identity-provider.ts';
import { migrateDatabase } from '../../scripts/stack/database.ts';
import { findFreePort } from '../../scripts/stack/ports.ts';
import { sqld } from '../../scripts/stack/sqld.ts';
import { listen } from '../../testkit/listen.ts';
import { createTemporaryConfig } from '../../testkit/temporary-config.ts';
import { startSmtpServer } from './smtp-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Real databases, one for each worker of the run, with the tokens that they require. */
    databases: { url: string; authToken: string }[];
    /** A server that accepts connections and never responds. */
    hangingUrl: string;
    /** A server that begins each response and never ends it. */
    stallingUrl: string;
    /** An address without a listener. */
    unreachableUrl: string;
    /** An address without rooms: tests replace the responses. */
    partyUrl: string;
    /** Variables of an edge that uses the tests' own Google and Discord. */
    identityVars: Record<string, string>;
    /** Control address of those two providers. */
    identityControlUrl: string;
    /** A real SMTP server, the list of what it received, and a server that closes connections. */
    smtp: { port: number; inboxUrl: string; droppingPort: number };
  }
}

/** Starts a libSQL server with a new database that has all migrations. */
const startDatabase = async () => {
  const { config, remove } = await createTemporaryConfig();
  const server = sqld(config);
  await server.start();
  const stop = async () => {
    await server.kill();
    remove();
  };
  const database = { url: config.libsql.url, authToken: config.secrets.database.token };
  await migrateDatabase(database);
  return { database, stop };
};

/** Starts one database after another, because two servers that start together could choose the same port. */
const startDatabases = async (count: number) => {
  const servers = [];
  for (let index = 0; index < count; index += 1) servers.push(await startDatabase());
  return servers;
};

/** Returns an address without a listener. */
const unusedAddress = async (): Promise<string> => `http://127.0.0.1:${await findFreePort()}`;

/** Origins of the tests' browsers: the providers accept their callbacks. */
const sites = ['http://tallyho.test', 'https://tallyho.test'];

/** Starts a new database for each worker of the run, servers that hang, and the login providers. */
export default async (project: TestProject) => {
  const [databases, hanging, stalling, identity, smtp] = await Promise.all([
    startDatabases(project.config.maxWorkers),
    listen(createServer()),
    listen(createHttpServer((_, response) => response.writeHead(200).write('{'))),
    startIdentityProvider(sites),
    startSmtpServer(),
  ]);
  const unreachable = await unusedAddress();
  project.provide(
    'databases',
    databases.map(({ database }) => database),
  );
  project.provide('hangingUrl', `http://127.0.0.1:${hanging.port}`);
  project.provide('stallingUrl', `http://127.0.0.1:${stalling.port}`);
  project.provide('unreachableUrl', unreachable);
  project.provide('partyUrl', unreachable);
  project.provide('identityVars', identity.vars);
  project.provide('identityControlUrl', identity.controlUrl);
  const { port, inboxUrl, droppingPort } = smtp;
  project.provide('smtp', { port, inboxUrl, droppingPort });
  return async () => {
    const servers = [...databases, hanging, stalling, identity, smtp];
    await Promise.all(servers.map((server) => server.stop()));
  };
};
