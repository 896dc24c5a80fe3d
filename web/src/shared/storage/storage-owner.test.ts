import { beforeEach, expect, test, vi } from 'vitest';
import { writeDraft, writeFormDraft } from './drafts.ts';
import { textItem } from './storage-item.ts';
import { claimStorage, onOwnerChange } from './storage-owner.ts';

const dump = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Stores something under every kind of name, as a user does who plays, writes and edits. */
function use(user: string): void {
  claimStorage(user);
  textItem('local', 'unsent', user).write('[{"content":"my secret"}]');
  textItem('local', 'theme-editor', 'new-normal').write('my secret');
  textItem('local', 'seat').write('SECRET');
  textItem('local', 'app-trip').write('my secret');
  textItem('local', 'settings').write('{"motion":"reduced"}');
  for (const name of ['muted', 'own-theme', 'last-round', 'pending-action', 'invitation'] as const)
    textItem('session', name).write('my secret');
  writeDraft('chat', 'PARTY7', 'my secret');
  writeDraft('text', 'user-kim', 'my secret');
  writeFormDraft('contact', { message: 'my secret' });
  localStorage.setItem('another-site-part', 'stays');
}

test('nothing of a user is left in the browser after the session has ended, but how the page looks', () => {
  use('user-robin');
  expect(claimStorage(null)).toBe(true);
  expect(JSON.parse(dump())).toEqual([
    { 'tallyho:settings': '{"motion":"reduced"}', 'another-site-part': 'stays' },
    {},
  ]);
  expect(claimStorage(null)).toBe(false);
});

test('another user finds nothing of the last one, also without a log out between', () => {
  use('user-robin');
  expect(claimStorage('user-kim')).toBe(true);
  expect(dump()).not.toMatch(/secret|robin/i);
});

test('a tab clears its own data later, when another tab has cleared the shared data', () => {
  use('user-robin');
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
  writeDraft('chat', 'PARTY7', 'hello');
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
