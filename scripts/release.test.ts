import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './stack/processes.ts';

const workflow = readFileSync(path.join(root, '.github/workflows/release.yml'), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tallyho-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script of a step of the workflow in the folder. */
function runStep(name: string, env: Readonly<Record<string, string>>) {
  const [, step = ''] = workflow.split(`- name: ${name}\n`);
  const [, script = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(step) ?? [];
  expect(script).not.toBe('');
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout: stdout.trim() };
}

describe.skipIf(process.platform === 'win32')('a release', () => {
  const names = [
    ...['win-x64.exe', 'mac-universal.dmg', 'mac-universal.zip'],
    ...['linux-amd64.deb', 'linux-x86_64.AppImage', 'linux-x64.tar.gz'],
  ];
  const lists = ['latest.yml', 'latest-mac.yml', 'latest-linux.yml'];
  const files = [...names.map((name) => `Tallyho-1.2.0-${name}`), ...lists];
  const check = () => runStep('All packages and lists are there', { GITHUB_REF_NAME: 'v1.2.0' });
  const store = (left: readonly string[]) => {
    mkdirSync(path.join(folder, 'packages'));
    for (const file of left) writeFileSync(path.join(folder, 'packages', file), 'content');
  };

  test('has each package that the manual names, and the lists of updates', () => {
    store(files);
    expect(check()).toEqual({ status: 0, stdout: '' });
    const manual = readFileSync(path.join(root, 'docs/desktop.md'), 'utf8');
    // The zip is for updates only.
    for (const name of names.filter((file) => !file.endsWith('.zip')))
      expect(manual).toContain(`Tallyho-<version>-${name}`);
  });

  test.each(files)('fails without %s', (missing) => {
    store(files.filter((file) => file !== missing));
    expect(check()).toEqual({ status: 1, stdout: `::error::${missing} is missing` });
  });

  test.each([
    ['true', 'true', 0],
    ['false', 'false', 0],
    ['true', 'false', 1],
    ['false', 'true', 1],
  ])('with a public key (%s) and a private key (%s) of the lists ends with %i', (own, secret, status) => {
    const env = { HAS_PUBLIC_KEY: own, HAS_PRIVATE_KEY: secret };
    expect(runStep('The keys of the lists are a pair', env).status).toBe(status);
  });
});

test('each system gets only its own certificates', () => {
  const uses = workflow
    .split('\n')
    .filter((line) => /secrets\.(MAC|WINDOWS|APPLE)_/.test(line))
    .map((line) => line.trim());
  expect(uses).toHaveLength(5);
  for (const line of uses) {
    // In an expression of the workflow, `&&` binds before `||`.
    const parts = (/\$\{\{ (.+) \}\}/.exec(line)?.[1] ?? '').split(' || ');
    expect(parts.pop(), line).toBe("''");
    for (const part of parts)
      expect(part, line).toMatch(
        /^matrix\.os == 'macos-15' && secrets\.(MAC|APPLE)_\w+$|^matrix\.os == 'windows-2025' && secrets\.WINDOWS_\w+$/,
      );
  }
});
