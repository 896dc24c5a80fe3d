import { defineConfig } from 'vitest/config';
import { rendererPlugins } from './vite.config.ts';

export default defineConfig({
  plugins: rendererPlugins(),
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
