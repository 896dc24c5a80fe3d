import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test}/**/*.test.ts'],
    isolate: false,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 40_000,
  },
});
