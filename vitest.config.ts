import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Left to itself, vitest leaves a core free: half of a small machine. */
const maxWorkers = '100%';

/** A limit for tests that hang, in milliseconds. Property tests share two cores with the other steps of `npm test`. */
const testTimeout = 120_000;

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

/** What a file needs in its worker: nothing, a page, or a page that also React's renderer for servers uses. */
const needOf = ({ project, moduleId }: TestSpecification): 0 | 1 | 2 => {
  if (project.name !== 'web') return 0;
  const text = readFileSync(moduleId, 'utf8');
  if (text.startsWith('// @vitest-environment node')) return 0;
  return text.includes("from 'react-dom/static'") ? 2 : 1;
};

/**
 * Files with the same need follow each other: a worker that leaves its page for a file without one starts again. Where
 * React's other renderer was used, React warns in each later test.
 */
class ByNeed extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).sort((one, other) => needOf(one) - needOf(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByNeed },
    projects: [...['game', 'drizzle', 'web', 'party', 'desktop', 'scripts'].map(workspace)],
  },
});
