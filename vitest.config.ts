import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Left to itself, vitest leaves a core free: half of a small machine. */
const maxWorkers = '100%';

/** A limit for tests that hang, in milliseconds. Property tests share two cores with the other steps of `npm test`. */
const testTimeout = 30_000;

/**
 * A workspace's own vitest.config.ts counts, if it has one; its name here is its folder's. One without is tested by
 * functions that share nothing, so its files share their processes: a process for each takes four times as long.
 */
const workspace = (name: string) => {
  const hasOwnConfig = existsSync(new URL(`${name}/vitest.config.ts`, import.meta.url));
  const test = { name, root: `./${name}`, maxWorkers };
  return hasOwnConfig
    ? { extends: `./${name}/vitest.config.ts`, test }
    : { extends: false as const, test: { ...test, isolate: false, testTimeout } };
};

export default defineConfig({
  test: {
    projects: [...['game', 'drizzle', 'web', 'party', 'desktop', 'scripts'].map(workspace)],
  },
});
