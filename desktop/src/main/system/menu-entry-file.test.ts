import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasEntryFile, isInSystemMenu, removeEntryFile, writeEntryFile } from './menu-entry-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tallyho-menu-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const place = () => ({ folder: path.join(root, 'user'), systemFolders: `${root}/local:${root}/system` });
const fileIn = (folder: string) => path.join(root, folder, 'applications/tallyho.desktop');
const linesOfEntry = () => readFileSync(fileIn('user'), 'utf8').split('\n');

function store(folder: string, text: string) {
  mkdirSync(path.dirname(fileIn(folder)), { recursive: true });
  writeFileSync(fileIn(folder), text);
}

test('the entry opens the app and its links, and follows the app to another folder', () => {
  writeEntryFile(place(), { program: '/home/ada/old/tallyho', icon: '/home/ada/icon.png' });
  expect(linesOfEntry()).toEqual(
    expect.arrayContaining([
      'Exec="/home/ada/old/tallyho" %U',
      'TryExec=/home/ada/old/tallyho',
      'Icon=/home/ada/icon.png',
      'MimeType=x-scheme-handler/tallyho;',
    ]),
  );
  writeEntryFile(place(), { program: '/home/ada/new/tallyho', icon: '/home/ada/icon.png' });
  expect(linesOfEntry()).toContain('Exec="/home/ada/new/tallyho" %U');
  expect(hasEntryFile(place())).toBe(true);
  removeEntryFile(place());
  expect(hasEntryFile(place())).toBe(false);
});

test("the user's own entry stays as it is", () => {
  store('user', '[Desktop Entry]\nName=Mine\n');
  writeEntryFile(place(), { program: '/opt/tallyho', icon: '/icon.png' });
  removeEntryFile(place());
  expect(linesOfEntry()).toContain('Name=Mine');
});

test('the entry of a package manager is found in any folder of the system', () => {
  expect(isInSystemMenu(place())).toBe(false);
  store('system', '[Desktop Entry]\n');
  expect(isInSystemMenu(place())).toBe(true);
});
