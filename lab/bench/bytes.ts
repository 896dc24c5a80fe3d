import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../scripts/stack/processes.ts';
import { buildSite } from '../../scripts/stack/site.ts';
import { describeMachine } from './report/machine.ts';
import { printTable } from './report/table.ts';

/** Returns the first-load sizes in kB and files of each page, as the site's own `size` script prints them. */
const sitePages = (): Promise<{ page: string; kilobytes: number; files: string }[]> =>
  new Promise((resolve, reject) => {
    const script = path.join(root, 'web/scripts/first-load.ts');
    // It exits with 1 above the limit. The size test checks that; the benchmark ignores it.
    execFile(process.execPath, [script], (_error, stdout) => {
      const printed = [...stdout.matchAll(/([\d.]+) kB in (\d+) files {2}(\S+)/g)];
      if (printed.length === 0) reject(new Error(`first-load.ts did not print sizes:\n${stdout}`));
      resolve(printed.map(([, size, files = '', page = '']) => ({ page, kilobytes: Number(size), files })));
    });
  });

/** Returns the minimum size of a React page in kB: the same bundler with React only. */
const bareKilobytes = async (): Promise<number> => {
  const built = await build({
    root: path.join(root, 'lab/bench/peers/bare-page'),
    configFile: false,
    logLevel: 'error',
    build: { write: false },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  return chunks.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) / 1_000;
};

/** Compares the JavaScript that each public page loads in its first five seconds with a page that contains only React. */
export const benchBytes = async (): Promise<void> => {
  const logs = mkdtempSync(path.join(tmpdir(), 'tallyho-bench-'));
  await buildSite(path.join(logs, 'site.log'));
  rmSync(logs, { recursive: true });
  const [pages, bare] = [await sitePages(), await bareKilobytes()];
  console.log(`${describeMachine(['vite', 'react'])}\n`);
  printTable(
    ['JavaScript of the first load, gzipped', 'kB', 'files', 'x bare'],
    [
      ['bare React page', bare.toFixed(1), '1', '1.00x'],
      ...pages.map(({ page, kilobytes, files }) => [
        page,
        kilobytes.toFixed(1),
        files,
        `${(kilobytes / bare).toFixed(2)}x`,
      ]),
    ],
  );
};
