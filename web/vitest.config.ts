import { defineConfig } from 'vitest/config';
import { rendererPlugins } from './vite.config.ts';

export default defineConfig({
  plugins: rendererPlugins(),
  test: {
    environment: 'jsdom',
    // One jsdom per worker instead of one per file, which halves the time.
    pool: 'vmThreads',
    include: ['{src,vite,service-worker}/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
