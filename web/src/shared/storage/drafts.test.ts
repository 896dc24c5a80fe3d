import { beforeEach, expect, test } from 'vitest';
import { dropDrafts, readDraft, readFormDraft, writeDraft, writeFormDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('drops one kind of draft and leaves the others', () => {
  writeDraft('answer', 'game/Pizza/0', '{}');
  writeDraft('text', 'you:friend', 'Half a message');
  writeDraft('chat', 'PARTY7', 'Half a line');
  writeFormDraft('register', { username: 'juniper' });
  dropDrafts('answer');
  expect(readDraft('answer', 'game/Pizza/0')).toBeNull();
  expect(readDraft('text', 'you:friend')).toBe('Half a message');
  expect(readDraft('chat', 'PARTY7')).toBe('Half a line');
  expect(readFormDraft('register')).toEqual({ username: 'juniper' });
});

test('does not store an empty draft', () => {
  writeDraft('text', 'you:friend', 'Hi');
  writeDraft('text', 'you:friend', '');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['nonsense', '[1]', 'null', '{"username":1}'])(
  'reads no texts from an invalid stored form: %s',
  (stored) => {
    writeDraft('form', 'register', stored);
    expect(readFormDraft('register')).toEqual({});
  },
);
