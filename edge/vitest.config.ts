import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    cloudflareTest(({ inject }) => ({
      main: './src/index.ts',
      wrangler: { configPath: '../wrangler.toml' },
      miniflare: {
        bindings: {
          LIBSQL_URL: inject('libsqlUrl'),
          PARTY_URL: inject('partyUrl'),
          TICKET_SECRET: 'ticket secret of the tests',
          SERVICE_SECRET: 'service secret of the tests',
          ALLOWED_ORIGINS: 'app://tallyho, https://other.example',
          COMING_SOON: 'off',
        },
      },
    })),
  ],
  test: {
    name: 'edge',
    globalSetup: './test/global-setup.ts',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    restoreMocks: true,
    isolate: false,
    silent: 'passed-only',
    // The first request of a run compiles the Worker.
    testTimeout: 20_000,
  },
});
