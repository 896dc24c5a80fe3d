import { defineConfig } from 'vitest/config';
import { rendererPlugins } from './vite.config.ts';

export default defineConfig({
  plugins: rendererPlugins(),
  test: {
    environment: 'jsdom',
    // One page and one React per worker instead of one per file.
    isolate: false,
    pool: 'threads',
    include: ['{src,vite,service-worker}/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 180_000,
    // The default is 1 s. As long as the page's own `waitFor` in test/prepare-worker.ts.
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
