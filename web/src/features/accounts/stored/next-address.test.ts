// @vitest-environment node
import { expect, test } from 'vitest';
import { nextAddress, withNext } from './next-address.ts';

test.each(['/join/K7PQ2M', '/?scrollTo=lobby', '/user#chat'])('keeps the path %s of this site', (path) => {
  expect(nextAddress(path)).toBe(path);
});

test.each([
  null,
  '',
  'join/K7PQ2M',
  '//evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /user',
])('%j leads to the home page', (next) => {
  expect(nextAddress(next)).toBe('/');
});

test('passes the requested page on to the other form', () => {
  expect(withNext('/register', '/join/K7PQ2M')).toBe('/register?next=%2Fjoin%2FK7PQ2M');
  expect(withNext('/login', '/')).toBe('/login');
});
