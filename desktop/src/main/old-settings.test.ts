import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeOverSettings } from './old-settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tallyho-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const from = () => path.join(folder, 'tallyho-desktop');
const to = () => path.join(folder, 'Tallyho');

function store(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('settings and drafts of the app with the old name are taken over, without locks and caches', () => {
  store(path.join(from(), 'config.json'), 'old host');
  store(path.join(from(), 'Local Storage/leveldb/000003.log'), 'draft');
  store(path.join(from(), 'Local Storage/leveldb/LOCK'), '');
  store(path.join(from(), 'Cache/data'), 'cache');
  expect(takeOverSettings({ from: from(), to: to() })).toBe(true);
  expect(readFileSync(path.join(to(), 'config.json'), 'utf8')).toBe('old host');
  expect(readFileSync(path.join(to(), 'Local Storage/leveldb/000003.log'), 'utf8')).toBe('draft');
  expect(existsSync(path.join(to(), 'Local Storage/leveldb/LOCK'))).toBe(false);
  expect(existsSync(path.join(to(), 'Cache'))).toBe(false);
  expect(existsSync(path.join(from(), 'config.json')), 'the old folder stays').toBe(true);
});

test('settings of this app are never replaced', () => {
  store(path.join(from(), 'config.json'), 'old host');
  store(path.join(to(), 'window.json'), 'new size');
  expect(takeOverSettings({ from: from(), to: to() })).toBe(false);
  expect(existsSync(path.join(to(), 'config.json'))).toBe(false);
});

test('without old settings nothing is written', () => {
  mkdirSync(path.join(from(), 'Cache'), { recursive: true });
  expect(takeOverSettings({ from: from(), to: to() })).toBe(false);
  expect(existsSync(to())).toBe(false);
});
