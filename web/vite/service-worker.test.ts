import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { firstFiles } from './service-worker.ts';

const chunk = (fileName: string, imports: string[], { isEntry = false, css = [] as string[] } = {}) => ({
  type: 'chunk',
  fileName,
  isEntry,
  imports,
  dynamicImports: ['assets/lazy.js'],
  viteMetadata: { importedCss: new Set(css) },
});
const asset = (fileName: string) => ({ type: 'asset', fileName });

it('precaches the entry with its static imports, their style sheets and the fonts, and no lazy code or pictures', () => {
  const files = [
    chunk('assets/index.js', ['assets/basis.js'], { isEntry: true, css: ['assets/index.css'] }),
    chunk('assets/basis.js', ['assets/platform.js'], { css: ['assets/basis.css'] }),
    chunk('assets/platform.js', ['assets/basis.js']),
    chunk('assets/lazy.js', ['assets/basis.js'], { css: ['assets/lazy.css'] }),
    ...[
      'assets/index.css',
      'assets/basis.css',
      'assets/lazy.css',
      'assets/font.woff2',
      'assets/panda.webp',
    ].map(asset),
  ];
  const bundle = Object.fromEntries(
    files.map((file) => [file.fileName, file]),
  ) as unknown as Rolldown.OutputBundle; // only what `firstFiles` reads
  expect(firstFiles(bundle).sort()).toEqual([
    'assets/basis.css',
    'assets/basis.js',
    'assets/font.woff2',
    'assets/index.css',
    'assets/index.js',
    'assets/platform.js',
  ]);
});
