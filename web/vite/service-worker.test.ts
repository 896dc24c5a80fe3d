// @vitest-environment node
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { firstFiles } from './service-worker.ts';

const asset = (fileName: string, source = '') => ({ type: 'asset', fileName, source });

it('precaches the scripts and style sheets of index.html and the fonts, and no lazy code or pictures', () => {
  const index = `
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <link rel="modulepreload" crossorigin href="/assets/platform.js">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script type="module" crossorigin src="/assets/basis.js"></script>`;
  const files = [
    asset('index.html', index),
    ...[
      'assets/index.css',
      'assets/lazy.css',
      'assets/lazy.js',
      'assets/font.woff2',
      'assets/panda.webp',
    ].map((name) => asset(name)),
  ];
  const bundle = Object.fromEntries(
    files.map((file) => [file.fileName, file]),
  ) as unknown as Rolldown.OutputBundle; // only what `firstFiles` reads
  expect(firstFiles(bundle).sort()).toEqual([
    'assets/basis.js',
    'assets/font.woff2',
    'assets/index.css',
    'assets/platform.js',
  ]);
});
