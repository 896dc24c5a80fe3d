import { afterEach, expect, test, vi } from 'vitest';
import { isolatePage } from './isolate-page.ts';

const real = {
  fetch: window.fetch,
  localStorage: window.localStorage,
  sessionStorage: window.sessionStorage,
};
afterEach(() => {
  for (const [name, value] of Object.entries(real))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
});

test('requests get local responses and never reach the server', async () => {
  const server = vi.fn();
  window.fetch = server;
  isolatePage((path) => (path === '/api/themes' ? Response.json({ themes: [] }) : null));
  expect(await (await fetch('/api/themes')).json()).toEqual({ themes: [] });
  expect(await (await fetch('/api/user/auth-check')).json()).toMatchObject({ user: null });
  const refused = await fetch('/api/lobby/leaveLobby/ABCDEF', { method: 'POST' });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ message: 'Test mode has no server.' });
  expect(server).not.toHaveBeenCalled();
});

test("the browser's storage is neither read nor changed", () => {
  localStorage.setItem('tallyho:seat', 'ABCDEF');
  isolatePage(() => null);
  expect(localStorage.getItem('tallyho:seat')).toBeNull();
  localStorage.setItem('tallyho:seat', 'ZZZZZZ');
  sessionStorage.setItem('tallyho:draft-answer:x', '{}');
  expect(localStorage.getItem('tallyho:seat')).toBe('ZZZZZZ');
  expect(real.localStorage.getItem('tallyho:seat')).toBe('ABCDEF');
  expect(real.sessionStorage).toHaveLength(0);
});
