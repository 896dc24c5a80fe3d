import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fileHeaders, pageHeaders } from './security-headers.ts';

const page = { pathname: '/', html: '<title>x</title>', sockets: 'wss://rooms.example.org' };
const directivesOf = (shown: Parameters<typeof pageHeaders>[0]) =>
  Object.fromEntries(
    (pageHeaders(shown)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the policy of a page', () => {
  it('allows only files of the app, hashed styles, and sockets to the rooms of the site', () => {
    const { 'style-src': styles = [], ...directives } = directivesOf(page);
    expect(directives).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'", 'wss://rooms.example.org'],
      'frame-src': ["'self'"],
      'worker-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['proof-of-work'],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(styles[0]).toBe("'self'");
    for (const source of styles.slice(1)) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
  });
  it('allows the style elements of its own content', () => {
    const style = '\n  p { color: red }\n';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(directivesOf({ ...page, html: `<style>${style}</style>` })['style-src']).toContain(
      `'sha256-${hash}'`,
    );
  });
  it('allows the inline script of a page of the build, and no other one of its content', () => {
    const script = 'start()';
    const hash = createHash('sha256').update(script).digest('base64');
    const html = `<script>${script}</script><script>other()</script>`;
    const { 'script-src': scripts, 'trusted-types': types } = directivesOf({ ...page, html, script });
    expect(scripts).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(types).toEqual(['proof-of-work', 'page-files']);
    expect(directivesOf({ ...page, html })['script-src']).toEqual(["'self'"]);
  });
  it('allows no sockets while no site is known', () =>
    expect(directivesOf({ ...page, sockets: null })['connect-src']).toEqual(["'self'"]));
  it('lets only test mode’s page be embedded, and only by the app’s pages', () =>
    expect(directivesOf({ ...page, pathname: '/test-mode/frame' })['frame-ancestors']).toEqual(["'self'"]));
});

it('a file that is no page can neither run scripts nor be embedded', () =>
  expect(fileHeaders('image/svg+xml')).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Content-Type': 'image/svg+xml',
    'X-Content-Type-Options': 'nosniff',
  }));
