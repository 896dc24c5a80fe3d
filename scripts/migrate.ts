/**
 * Brings a database elsewhere up to the newest schema: `npm run migrate` with LIBSQL_URL and LIBSQL_AUTH_TOKEN in the
 * environment (docs/deploying.md).
 */
import { migrateDatabase } from './stack/database.ts';

const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
if (!url) {
  console.error('Set LIBSQL_URL to the address of the database, and LIBSQL_AUTH_TOKEN to its token.');
  process.exit(2);
}
await migrateDatabase({ url, ...(authToken && { authToken }) });
console.log('The database is up to date.');
