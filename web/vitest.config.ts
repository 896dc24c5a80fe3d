import { defineConfig } from 'vitest/config';
import { rendererPlugins } from './vite.config.ts';

export default defineConfig({
  plugins: rendererPlugins(),
  test: {
    environment: 'jsdom',
    // One jsdom for a worker instead of one for a file: half the time.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
