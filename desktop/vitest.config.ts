import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], isolate: false, expect: { poll: { timeout: 60_000 } } },
});
