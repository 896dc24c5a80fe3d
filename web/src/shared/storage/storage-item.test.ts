import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { clearParts, jsonItem, textItem } from './storage-item.ts';

afterEach(() => vi.restoreAllMocks());

const round = jsonItem('session', 'invitation', v.parser(v.object({ id: v.string() })));

test('stores a value until it is cleared', () => {
  expect(round.read()).toBeNull();
  expect(round.write({ id: 'a' })).toBe(true);
  expect(sessionStorage.getItem('tallyho:invitation')).toBe('{"id":"a"}');
  expect(round.read()).toEqual({ id: 'a' });
  round.clear();
  expect(round.read()).toBeNull();
});

test.each(['', '{', 'null', '{"id":1}'])('treats the stored text %j as no value', (text) => {
  sessionStorage.setItem(round.key, text);
  expect(round.read()).toBeNull();
});

test('stores a value for all tabs if its name says so', () => {
  textItem('local', 'providers').write('google');
  expect(localStorage.getItem('tallyho:providers')).toBe('google');
  expect(sessionStorage).toHaveLength(0);
});

test('clears all parts of one name and no other name', () => {
  for (const part of ['one', 'two']) textItem('session', 'draft-text', part).write(part);
  textItem('session', 'draft-chat', 'one').write('other');
  clearParts('session', 'draft-text');
  expect(Object.keys(sessionStorage)).toEqual(['tallyho:draft-chat:one']);
});

test('reports that the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(round.write({ id: 'a' })).toBe(false);
});

test('works like an empty storage if the browser forbids storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(round.read()).toBeNull();
  expect(round.write({ id: 'a' })).toBe(false);
  expect(() => round.clear()).not.toThrow();
  expect(() => clearParts('session', 'draft-text')).not.toThrow();
});
