/**
 * Brings a database elsewhere up to the newest schema (docs/deploying.md).
 *   LIBSQL_URL=libsql://... LIBSQL_AUTH_TOKEN=... npm run migrate
 */
import { migrateDatabase } from './stack/database.ts';

const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
if (!url) {
  console.error('Which database? LIBSQL_URL=libsql://... LIBSQL_AUTH_TOKEN=... npm run migrate');
  process.exit(2);
}
await migrateDatabase({ url, ...(authToken && { authToken }) });
console.log('The database is up to date.');
