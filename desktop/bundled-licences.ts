import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Returns the folder of the package that a module belongs to; null for the project's own. */
const packageOf = (module: string): string | null =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll('\\', '/'))?.[0].replace(/^\0+/, '') ?? null;

function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest; // npm's own format
  const texts = globSync('{LICEN[CS]E,license,licence,NOTICE,COPYING}*', { cwd: folder }).sort();
  return [
    `${manifest.name} ${manifest.version} (${manifest.license ?? 'see below'})`,
    ...texts.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()),
  ].join('\n\n');
}

/**
 * Writes the licences of all packages whose code is in a bundle into `file`, because most of them have to accompany it. One plugin can
 * serve several bundles: the build of workers needs it, too, because each worker is a bundle of its own.
 */
export function bundledLicences(file: string): Plugin {
  const folders = new Set<string>();
  return {
    name: 'bundled-licences',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      for (const folder of modules.map(packageOf)) if (folder !== null) folders.add(folder);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(
        file,
        [...folders]
          .sort()
          .map(noticeOf)
          .join(`\n\n${'-'.repeat(80)}\n\n`),
      );
    },
  };
}
