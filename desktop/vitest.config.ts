import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    // A limit for tests that hang. The default of 5 s is too short for a busy machine.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
