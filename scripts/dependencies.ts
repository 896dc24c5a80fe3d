import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { lockedCells, page, productionDependencies, splitPage } from './check/production-dependencies.ts';

const publishedSchema = v.object({
  'dist-tags': v.object({ latest: v.string() }),
  time: v.record(v.string(), v.string()),
});

/** Returns the newest version of a package and the day of its release, from the registry. */
const lastRelease = (name: string): string => {
  const answer = execFileSync('npm', ['view', name, 'dist-tags', 'time', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { 'dist-tags': tags, time } = v.parse(publishedSchema, JSON.parse(answer));
  return `${tags.latest}, ${time[tags.latest]?.slice(0, 10) ?? 'unknown'}`;
};

const rows = productionDependencies().map(
  (dependency) => `${lockedCells(dependency)} ${lastRelease(dependency.name)} |`,
);
const [before, , after] = splitPage(readFileSync(page, 'utf8'));
const head = '| Package | Version | Licence | Workspaces | Last release |\n|---|---|---|---|---|';
writeFileSync(page, `${before}${head}\n${rows.join('\n')}\n${after}`);
console.log(`docs/dependencies.md lists ${rows.length} production dependencies.`);
