import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messageOf } from './file-errors.ts';
import { acquireDataLock } from './lock.ts';
import { root } from './processes.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tallyho-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns what a command says if `work` throws. */
const saidAbout = (dataDir: string, work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return messageOf(error, dataDir);
  }
  throw new Error('Nothing was thrown');
};

const refused = (code: string, file: string) =>
  Object.assign(new Error(`${code}: raw`), { code, path: file });

it('a data folder that is a file is named, with the option that chooses another one', () => {
  const file = path.join(folder, 'data');
  writeFileSync(file, '');
  for (const work of [() => loadSecrets(file), () => loadSecrets(path.join(file, 'deeper'))]) {
    const said = saidAbout(file, work);
    expect(said).toContain('is a file and not a folder');
    expect(said).toContain('npm start -- --data');
    expect(said).not.toMatch(/ENOTDIR|EEXIST/);
  }
  expect(saidAbout(file, () => acquireDataLock(file, 'http://localhost:9000'))).toContain('--data');
});

it.each(['EACCES', 'EPERM'])('%s says that the permission is missing, and for what', (code) => {
  const secrets = path.join(folder, 'secrets.json');
  const said = messageOf(refused(code, secrets), folder);
  expect(said).toContain(`Cannot use ${secrets}: permission denied.`);
  expect(said).toContain('npm start -- --data');
});

it('--data is no advice for a file outside the data folder', () => {
  const own = messageOf(refused('EACCES', path.join(root, 'node_modules', '.cache')), folder);
  expect(own).toContain(`Make ${root} writable`);
  const elsewhere = messageOf(refused('EACCES', `${folder}-other/secrets.json`), folder);
  expect(elsewhere).not.toContain('--data');
});

it('other errors keep their message', () => {
  expect(messageOf(new Error('Port 9000 is in use.'), folder)).toBe('Port 9000 is in use.');
});
