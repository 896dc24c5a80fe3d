import { beforeEach, expect, test, vi } from 'vitest';
import { textItem } from './storage-item.ts';
import {
  authorPart,
  claimStorage,
  forgetAuthor,
  forgetEverything,
  onOwnerChange,
  ownership,
} from './storage-owner.ts';

const clearFiles = vi.hoisted(() => vi.fn());
vi.mock('./file-store.ts', () => ({ clearFiles }));

const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
const dump = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** The names whose data stays after the session. A name is added only if its data says nothing about a user. */
const staying = ['user', 'open', 'guest', 'settings', 'providers', 'how-many-best'];
/** The names of the work that stays for its author. */
const authored = ['theme-editor'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearFiles.mockReset();
});

/** Stores something under every name that the site knows, as a user does who plays, writes and edits. */
function use(user: string): void {
  claimStorage(user);
  for (const [area, names] of Object.entries(ownership))
    for (const name of Object.keys(names)) {
      if (name === 'owner') continue;
      const storage = area === 'local' ? localStorage : sessionStorage;
      for (const part of authored.includes(name) ? [`:${authorPart(user, 'part')}`] : ['', ':part'])
        storage.setItem(`tallyho:${name}${part}`, `the secret of ${user}`);
    }
  localStorage.setItem('another-site-part', 'stays');
}

test('nothing of a user is left after the session has ended, but how the page looks and the work of the author', () => {
  use('user-robin');
  expect(keys()).toContain('tallyho:draft-chat:part');
  expect(claimStorage(null)).toBe(true);
  expect(keys()).toEqual(
    [
      'another-site-part',
      ...authored.map((name) => `tallyho:${name}:user-robin/part`),
      ...staying.flatMap((name) => [`tallyho:${name}`, `tallyho:${name}:part`]),
    ].sort(),
  );
  expect(claimStorage(null)).toBe(false);
});

test('another user finds nothing of the last one but the author’s own work, also without a log out between', () => {
  use('user-robin');
  expect(claimStorage('user-kim')).toBe(true);
  for (const name of staying)
    for (const part of ['', ':part']) localStorage.removeItem(`tallyho:${name}${part}`);
  for (const name of authored) localStorage.removeItem(`tallyho:${name}:user-robin/part`);
  expect(dump()).not.toMatch(/secret|robin/i);
});

test('work without the id of its author is cleared with the session', () => {
  claimStorage('user-robin');
  textItem('local', 'theme-editor', 'new-normal').write('my secret');
  claimStorage(null);
  expect(dump()).not.toMatch(/secret/);
});

test('after the account is deleted, nothing that the site has stored is left', () => {
  use('user-robin');
  forgetEverything();
  expect(keys()).toEqual(['another-site-part']);
});

test('a log out on purpose deletes the work of this author with its files, and of no other', () => {
  for (const author of ['user-robin', 'user-robin-2', 'user-kim'])
    textItem('local', 'theme-editor', authorPart(author, 'new-1')).write('{}');
  forgetAuthor('user-robin');
  expect(keys()).toEqual(['tallyho:theme-editor:user-kim/new-1', 'tallyho:theme-editor:user-robin-2/new-1']);
  return expect.poll(() => clearFiles.mock.calls).toEqual([['user-robin/']]);
});

test('a tab clears its own data later, when another tab has cleared the shared data', () => {
  claimStorage('user-robin');
  textItem('session', 'own-theme').write('my secret');
  const tab = { ...sessionStorage };
  claimStorage(null);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  expect(claimStorage('user-kim')).toBe(true);
  expect(dump()).not.toMatch(/secret|robin/i);
});

test('the same user keeps everything, and a visitor’s invitation and texts stay for the user who logs in', () => {
  textItem('session', 'invitation').write('PARTY7');
  claimStorage(null);
  claimStorage('user-robin');
  textItem('session', 'draft-chat', 'PARTY7').write('hello');
  expect(claimStorage('user-robin')).toBe(false);
  expect(textItem('session', 'invitation').read()).toBe('PARTY7');
  expect(textItem('session', 'draft-chat', 'PARTY7').read()).toBe('hello');
});

test('what the page has in memory is cleared, too', () => {
  const listener = vi.fn();
  onOwnerChange(listener);
  claimStorage('user-robin');
  expect(listener).not.toHaveBeenCalled();
  claimStorage(null);
  expect(listener).toHaveBeenCalledOnce();
});
