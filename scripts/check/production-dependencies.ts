import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The page with the table of production dependencies. */
export const page = `${root}docs/dependencies.md`;

const packageSchema = v.object({
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), 'unknown'),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});
const lockfileSchema = v.object({ packages: v.record(v.string(), packageSchema) });
const manifestSchema = v.object({ workspaces: v.array(v.string()) });

/** Packages that are no `dependencies`, but part of what players install. */
const packed: Readonly<Record<string, readonly string[]>> = {
  desktop: ['electron', 'electron-updater', 'valibot'],
};

export interface ProductionDependency {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** The workspaces whose code contains it. */
  readonly workspaces: readonly string[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));

/** Returns the direct production dependencies of all workspaces, as the lockfile has them, by name. */
export const productionDependencies = (): ProductionDependency[] => {
  const { packages } = v.parse(lockfileSchema, readJson('package-lock.json'));
  const { workspaces } = v.parse(manifestSchema, readJson('package.json'));
  const users = new Map<string, string[]>();
  for (const workspace of workspaces)
    for (const name of [
      ...Object.keys(packages[workspace]?.dependencies ?? {}),
      ...(packed[workspace] ?? []),
    ])
      if (!name.startsWith('@tallyho/')) users.set(name, [...(users.get(name) ?? []), workspace]);
  return [...users]
    .map(([name, workspaces]) => {
      // npm installs a version that only one workspace uses into that workspace.
      const installed = packages[`${workspaces[0]}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      if (!installed) throw new Error(`${name} is not in package-lock.json`);
      return { name, version: installed.version, licence: installed.license, workspaces };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

const begin = '<!-- production dependencies: npm run dependencies -->';
const end = '<!-- end -->';

/** Splits the page into the text before the table, the table, and the text after it. Throws if the page has no table. */
export const splitPage = (text: string): readonly [string, string, string] => {
  const [before, rest] = text.split(`${begin}\n`);
  const [table, after] = rest?.split(end) ?? [];
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`docs/dependencies.md has no table between "${begin}" and "${end}"`);
  return [`${before}${begin}\n`, table, `${end}${after}`];
};

/** Returns the cells of a dependency that the lockfile determines, as the table shows them. */
export const lockedCells = ({ name, version, licence, workspaces }: ProductionDependency): string =>
  `| ${name} | ${version} | ${licence} | ${workspaces.join(', ')} |`;
