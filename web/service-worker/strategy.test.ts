// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isStorable, type RequestFacts, strategyFor } from './strategy.ts';

const origin = 'https://tallyho.example';
const strategy = (path: string, facts: Partial<Omit<RequestFacts, 'url'>> = {}) =>
  strategyFor(
    { method: 'GET', mode: 'no-cors', destination: '', ...facts, url: new URL(path, origin) },
    origin,
  );
const page = { mode: 'navigate', destination: 'document' };
const image = { destination: 'image' };

describe('the strategy of a request', () => {
  it.each([
    ...[
      '/',
      '/login',
      '/join/ABCDEF',
      '/game',
      '/user',
      '/r/0123456789abcdef',
      '/admin/themes?page=2',
      '/no-such-page',
    ],
  ])('loads the page %s from the network and never stores it', (path) => {
    expect(strategy(path, page)).toBe('page');
  });

  it('serves hashed files and pictures of themes from a cache', () => {
    expect(strategy('/assets/a1b2c3d.js', { destination: 'script' })).toBe('asset');
    expect(strategy('/assets/a1b2c3d.woff2', { destination: 'font', mode: 'cors' })).toBe('asset');
    expect(strategy('/offline.js', { destination: 'script', mode: 'cors' })).toBe('asset');
    expect(strategy('/images/Themes/Food/Game1/0123.webp', image)).toBe('picture');
  });

  it.each([
    ['the API', '/api/user/auth-check', {}],
    ['a picture of the API', '/api/share/card', image],
    ['a log-in by a provider', '/api/user/auth/google/callback?code=1', page],
    ['the data of a lobby', '/api/join/ABCDEF', { mode: 'cors' }],
    ['a shared result', '/api/shared/0123456789abcdef', { mode: 'cors' }],
    ['the picture of a result', '/r/0123456789abcdef/card.png', image],
    ['the picture of a result as a page', '/r/0123456789abcdef/card.png', page],
    ['a picture as a page', '/images/Themes/Food/Game1/0123.webp', page],
    ['a picture that a script downloads', '/images/Themes/Food/Game1/0123.webp', { mode: 'cors' }],
    ['a picture of the theme editor', '/images/Themes/Secret/Game1/0123.webp?edit', image],
    ['the worker', '/sw.js', { destination: 'serviceworker' }],
    ['other files of the site', '/content/credits.json', { mode: 'cors' }],
    ['another origin', 'https://other.example/assets/a1b2c3d.js', {}],
    ['the rooms', 'https://rooms.example/parties/main/ABCDEF', {}],
    ['a request that changes something', '/assets/a1b2c3d.js', { method: 'POST' }],
  ])('leaves %s to the browser', (_what, path, facts) => {
    expect(strategy(path, facts)).toBe('network');
  });
});

describe('a response that may be stored', () => {
  const response = (type: string, status = 200) =>
    new Response('text', { status, headers: { 'Content-Type': type } });

  it('is complete and of the requested kind', () => {
    expect(isStorable(response('text/javascript'), false)).toBe(true);
    expect(isStorable(response('text/html; charset=utf-8'), true)).toBe(true);
  });

  it('is not the page in place of a file that is gone, or a file in place of a page', () => {
    expect(isStorable(response('text/html; charset=utf-8'), false)).toBe(false);
    expect(isStorable(response('application/json'), true)).toBe(false);
  });

  it.each([206, 301, 404, 503])('has the status 200, not %d', (status) => {
    expect(isStorable(response('image/webp', status), false)).toBe(false);
  });
});
