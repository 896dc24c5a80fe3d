import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { packageFolder } from '../../../scripts/stack/processes.ts';

const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder(name), 'package.json'), 'utf8')) as {
    version: string;
  }; // npm's own format
  return `${name} ${version}`;
};

/** The machine's class and the versions that the numbers depend on, in one line. */
export const describeMachine = (packages: readonly string[]): string =>
  [
    `${availableParallelism()} cores, ${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    ...packages.map(versionOf),
  ].join('; ');

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
