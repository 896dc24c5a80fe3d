import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test}/**/*.test.ts'],
    isolate: false,
    unstubGlobals: true,
    // Limits for tests that hang. A virtual machine whose processors are taken away needs several times as long as an idle one.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
