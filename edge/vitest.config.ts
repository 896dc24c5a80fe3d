import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import type { ProvidedContext } from 'vitest';
import { defineConfig } from 'vitest/config';
import { lintDescription } from './test/lint-description.ts';

/** Vite makes addresses of typefaces and drawings; the Worker gets what is in them (the rules in wrangler.toml), and tests get pictures. */
const fileContents = {
  name: 'file-contents',
  enforce: 'pre' as const,
  load(id: string) {
    if (id.endsWith('.svg')) return `export default ${JSON.stringify(readFileSync(id, 'utf8'))}`;
    if (!/\.(ttf|woff2|webp)$/.test(id)) return null;
    return `export default Uint8Array.from(atob('${readFileSync(id, 'base64')}'), (c) => c.charCodeAt(0)).buffer`;
  },
};

/** Replaces argon2id in the API, but not in the replacement, which uses the real one. */
const cheapPasswords = {
  name: 'cheap-passwords',
  enforce: 'pre' as const,
  resolveId(id: string, importer?: string) {
    if (id !== 'argon2id/lib/setup.js' || importer?.endsWith('cheap-passwords.ts')) return null;
    return fileURLToPath(new URL('./test/cheap-passwords.ts', import.meta.url).href);
  },
};

let workers = 0;

/** Returns the database of the next worker: test files that run at the same time share no rows. */
const nextDatabase = (databases: ProvidedContext['databases']) => {
  const database = databases[workers++ % databases.length];
  if (database === undefined) throw new Error('The run has no database.');
  return { LIBSQL_URL: database.url, LIBSQL_AUTH_TOKEN: database.authToken };
};

export default defineConfig({
  plugins: [
    fileContents,
    cheapPasswords,
    cloudflareTest(({ inject }) => ({
      main: './src/index.ts',
      wrangler: { configPath: '../wrangler.toml' },
      miniflare: {
        serviceBindings: { API_LINTER: lintDescription },
        bindings: {
          ...nextDatabase(inject('databases')),
          PARTY_URL: inject('partyUrl'),
          TICKET_SECRET: 'ticket secret of the tests',
          SERVICE_SECRET: 'service secret of the tests',
          ALLOWED_ORIGINS: 'app://tallyho, https://other.example',
          COMING_SOON: 'off',
          METRICS: 'off',
          MAIL_URL: 'http://mail.test/emails',
          MAIL_KEY: 'mail key of the tests',
          MAIL_FROM: 'Tallyho <tallyho@example.com>',
          // The tests of one worker share a database.
          MAILS_PER_DAY: '1000000',
          SITE_URL: 'http://tallyho.test',
          ...inject('identityVars'),
        },
      },
    })),
  ],
  test: {
    name: 'edge',
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/setup.ts',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    restoreMocks: true,
    // Left to itself, vitest leaves a core free: half of a small machine.
    maxWorkers: '100%',
    isolate: false,
    silent: 'passed-only',
    // CommonJS behind a module's face: bundled before the tests' workerd loads it, as wrangler does.
    deps: { optimizer: { ssr: { enabled: true, include: ['obscenity'] } } },
    // Limits for tests that hang. The first request of a worker compiles the API, while other steps use the machine.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // The default is 1 s, in which a busy machine may answer no request.
    expect: { poll: { timeout: 60_000 } },
  },
});
