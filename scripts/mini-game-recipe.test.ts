import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder, root } from './stack/processes.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

type Block = { file: string; code: string };
const blocksOf = (document: string, pattern: RegExp): Block[] =>
  [...document.matchAll(pattern)].map(([, file = '', code = '']) => ({ file, code }));

/** Returns a file with a line of the recipe: before the entries of the other types, or at the end if it has no such list. */
const withLine = ({ file, code }: Block): string => {
  const text = read(file);
  const list = text.search(/^ {2}[A-Z]\w*: /m);
  return list < 0 ? text + code : text.slice(0, list) + code + text.slice(list);
};

/** Makes `folder` look like the repository with these files in place of its own, and the packages of its workspaces. */
const overlay = (folder: string, files: readonly Block[]): void => {
  const own = 'node_modules/@tallyho';
  const changed = new Set([own, ...files.flatMap(({ file }) => [file, path.dirname(file)])]);
  const isAbove = (at: string) => [...changed].some((file) => file.startsWith(`${at}/`));
  const mirror = (at: string): void => {
    mkdirSync(path.join(folder, at), { recursive: true });
    for (const entry of readdirSync(path.join(root, at))) {
      const inside = path.join(at, entry);
      if (isAbove(inside)) mirror(inside);
      else if (!changed.has(inside)) symlinkSync(path.join(root, inside), path.join(folder, inside));
    }
  };
  mirror('');
  mkdirSync(path.join(folder, own));
  symlinkSync(path.join(folder, 'game'), path.join(folder, own, 'game'));
  for (const { file, code } of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
};

test('the mini-game of the recipe compiles as the document has it', () => {
  const document = read('docs/minigames.md');
  const added = blocksOf(document, /^`(\S+\/yes-no\/\S+)`\n```tsx?\n(.*?)^```/gms);
  const lines = blocksOf(document, /^And its line in .*?`(\S+\.ts)`:\n```ts\n(.*?)^```/gms);
  expect([added.length, lines.length]).toEqual([7, 3]);
  const forms = 'web/src/minigames/forms.ts';
  const changed = lines.map((line) => ({
    file: line.file,
    // The document leaves this import to the editor.
    code: `${line.file === forms ? "import { yesNoForm } from './yes-no/form.ts';\n" : ''}${withLine(line)}`,
  }));
  // Pages reach the rules through their package; by another path the compiler would read all rules twice.
  const sources = [...added, ...changed].map(({ file }) =>
    path.relative('web', file.replace(/^game\//, 'node_modules/@tallyho/game/')),
  );
  const config = {
    extends: './tsconfig.json',
    // With links resolved, the files beside the new ones would be those of the repository.
    compilerOptions: { preserveSymlinks: true, incremental: false },
    include: [],
    files: ['src/sheets.d.ts', ...sources],
  };
  const recipe = { file: 'web/recipe.json', code: JSON.stringify(config) };
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-recipe-'));
  try {
    overlay(folder, [...added, ...changed, recipe]);
    const compiler = path.join(packageFolder('typescript'), 'lib/tsc.js');
    const { stdout } = spawnSync(process.execPath, [compiler, '--project', 'recipe.json'], {
      cwd: path.join(folder, 'web'),
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
