import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A workspace's own vitest.config.ts counts, if it has one; its name here is its folder's. */
const workspace = (name: string) => ({
  ...(existsSync(new URL(`${name}/vitest.config.ts`, import.meta.url))
    ? { extends: `./${name}/vitest.config.ts` }
    : { extends: false as const }),
  // Left to itself, it leaves a core free: half of a small machine.
  test: { name, root: `./${name}`, maxWorkers: '100%' },
});

export default defineConfig({
  test: {
    projects: [...['game', 'drizzle', 'web', 'party', 'desktop', 'scripts'].map(workspace)],
  },
});
