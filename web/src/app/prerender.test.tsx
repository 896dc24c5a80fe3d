import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { staticPages } from '../../vite/static-pages.ts';
import type { PageData } from './page-data.ts';

const config = { comingSoon: false, providers: ['google' as const], contactEmail: 'us@example.com' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'tallyho-background=; Max-Age=0; Path=/';
});

/** React warns about contexts of libraries that both renderers of this test have used. In the product they are apart. */
const isAboutTwoRenderers = (message: unknown) =>
  typeof message === 'string' && message.startsWith('Detected multiple renderers');

/** Renders a page as the build does, with modules of its own. */
async function render(address: string): Promise<string> {
  vi.resetModules();
  const { renderPage } = await import('./prerender.tsx');
  const html = await renderPage({ address, providers: config.providers });
  vi.resetModules();
  return html;
}

/** Opens a prerendered page at an address, and takes it over. Returns its root and what React complained about. */
async function open(html: string, address: string, responses: PageData['responses'] = {}) {
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    if (!isAboutTwoRenderers(args[0])) errors.push(args);
  });
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root">${html}</div>
    <script type="application/json" id="page-data">${JSON.stringify({ config, responses })}</script>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const { startSite } = await import('./start-site.tsx');
  const onError = (error: unknown) => void errors.push(error);
  const app = await act(async () => startSite(root, { onRecoverableError: onError, onCaughtError: onError }));
  return { root, errors, close: () => act(() => app.unmount()) };
}

test.each(staticPages.map(({ address }) => address))(
  '%s is taken over as the build has rendered it',
  async (address) => {
    fakeApi({ 'GET /content/credits.json': () => Response.json([]) });
    const html = await render(address);
    expect(html).toContain('<main');
    // The site's policy forbids scripts in the page.
    expect(html).not.toContain('<script');
    const { root, errors, close } = await open(html, address);
    expect(errors).toEqual([]);
    expect(root.querySelector('a[href="/privacy"]')).not.toBeNull();
    await close();
  },
);

test('stored settings and the query of the address are applied after the page was taken over', async () => {
  const html = await render('/login');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'tallyho-background=bubbles; Path=/';
  localStorage.setItem('tallyho:member', '1');
  sessionStorage.setItem('tallyho:draft-form:login', JSON.stringify({ emailOrUsername: 'juniper' }));
  const { root, errors, close } = await open(html, '/login?next=/join/PARTY7');
  expect(errors).toEqual([]);
  expect(root.querySelector('main a[href="/register?next=%2Fjoin%2FPARTY7"]')).not.toBeNull();
  expect(root.querySelector<HTMLInputElement>('input[name="emailOrUsername"]')?.value).toBe('juniper');
  await close();
});

test('a response in the HTML answers the first request of the page', async () => {
  const calls = fakeApi({});
  const html = await render('/join/PARTY7');
  const leader = { username: 'juniper', avatar: 3 };
  const rules = { lateJoin: true, guestsMayJoin: true };
  const lobby = { leader, players: 2, maxPlayers: 8, state: 'open', heads: [3, 1], ...rules };
  const responses = {
    '/api/join/PARTY7': { status: 200, body: { success: true, lobby, suggestedName: 'Brave Otter' } },
  };
  const { root, errors, close } = await open(html, '/join/PARTY7', responses);
  await vi.waitFor(() => expect(root.textContent).toContain('juniper'));
  expect(errors).toEqual([]);
  expect(calls).toEqual([]);
  await close();
});
