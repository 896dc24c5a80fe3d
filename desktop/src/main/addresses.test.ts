import { describe, expect, it, test } from 'vitest';
import {
  externalAddress,
  isAppAddress,
  isOfHost,
  isTestFrame,
  pathOfLink,
  publicAddress,
} from './addresses.ts';

describe('pages of the app', () => {
  it.each(['app://tallyho/', 'app://tallyho/join/ABCDEF?x=1#y'])('accepts %s', (address) => {
    expect(isAppAddress(address)).toBe(true);
  });
  it.each([
    'app://evil/',
    'app://tallyho.evil/',
    'app://tallyho@evil/',
    'app://tallyho:1/',
    'https://tallyho/',
    'file:///app',
    'about:blank',
    '',
  ])('rejects %s', (address) => expect(isAppAddress(address)).toBe(false));
});

test('the address of a page is that on the site for others, and other addresses stay', () => {
  const host = 'https://play.example.org';
  expect(publicAddress('app://tallyho/join/ABC234?x=1#y', host)).toBe(`${host}/join/ABC234?x=1#y`);
  expect(publicAddress('https://example.org/', host)).toBe('https://example.org/');
  expect(publicAddress('app://tallyho/', null)).toBe('app://tallyho/');
});

describe('frames', () => {
  it("can show test mode's page", () => expect(isTestFrame('app://tallyho/test-mode/frame')).toBe(true));
  it.each([
    'app://tallyho/',
    'app://tallyho/test-mode',
    'app://tallyho/api/user/me',
    'app://evil/test-mode/frame',
    'https://tallyho/test-mode/frame',
  ])('cannot show %s', (address) => expect(isTestFrame(address)).toBe(false));
});

describe('paths that are forwarded to the site', () => {
  it.each(['/api', '/api/user/me', '/images/a.webp', '/r/token/card.png', '/r/token/board.png'])(
    'includes %s',
    (path) => expect(isOfHost(path)).toBe(true),
  );
  it.each(['/', '/apis', '/imagesque', '/x/api/y', '/r/token', '/r/a/b/card.png'])(
    'does not include %s',
    (path) => expect(isOfHost(path)).toBe(false),
  );
});

describe("addresses for the system's browser", () => {
  const host = 'http://localhost:8787';
  it('are https addresses in normalized form', () => {
    const address = externalAddress('https://Example.org/a b', host);
    expect(address).toMatchObject({ url: { href: 'https://example.org/a%20b' }, isOfSite: false });
  });
  it('on the site are known as such', () => {
    const isOfSite = (address: string) => externalAddress(address, 'https://play.example.org')?.isOfSite;
    expect(isOfSite('https://play.example.org/join/ABC234')).toBe(true);
    expect(isOfSite('https://play.example.org.evil.example/')).toBe(false);
    expect(isOfSite('https://play.example.org:8443/')).toBe(false);
  });
  it("can be http for the site's own address in the own network", () => {
    const login = 'http://localhost:8787/api/user/auth/google?from=login';
    expect(externalAddress(login, host)).toMatchObject({ url: { href: login }, isOfSite: true });
    expect(externalAddress(login, 'https://play.example.org')).toBeNull();
    expect(externalAddress('http://example.org/', 'http://example.org')).toBeNull();
    expect(externalAddress(login, null)).toBeNull();
  });
  it.each([
    'http://example.org/',
    'http://localhost:9999/',
    'file:///etc/passwd',
    'smb://share/x',
    'javascript:alert(1)',
    'ms-msdt:/id',
    'vscode://file/x',
    'mailto:a@example.org',
    'data:text/html,x',
    'blob:https://example.org/x',
    'tallyho://join/ABCDEF',
    'https://user:word@example.org/',
    'http://user:word@localhost:8787/',
    'not an address',
    '',
  ])('are not %s', (address) => expect(externalAddress(address, host)).toBeNull());
});

describe('invite links', () => {
  it.each([
    ['tallyho://join/ABC234', '/join/ABC234'],
    ['tallyho://join/abc234/', '/join/ABC234'],
  ])('%s opens %s', (link, path) => expect(pathOfLink(link)).toBe(path));
  it.each([
    'tallyho://join/',
    'tallyho://join/ABC23',
    'tallyho://join/ABC2345',
    'tallyho://join/ABC234/admin',
    'tallyho://join/../admin',
    'tallyho://join/%41BC234',
    'tallyho://admin/ABC234',
    'https://join/ABC234',
    '--flag',
  ])('%s leads nowhere', (link) => expect(pathOfLink(link)).toBeNull());
});

describe('deep links that return a provider login', () => {
  const code = 'Zm9vYmFyYmF6cXV4LV8wMTIzNDU2Nzg5YWJjZGVmZ2h';
  it.each([`tallyho://desktop-login?code=${code}`, `tallyho://desktop-login/?code=${code}`])(
    '%s opens the page that exchanges the code',
    (link) => expect(pathOfLink(link)).toBe(`/desktop-login?code=${code}`),
  );
  it('can contain the error of the login', () => {
    const failure = 'desktop-login?error=authentication_failed&provider=google';
    expect(pathOfLink(`tallyho://${failure}`)).toBe(`/${failure}`);
  });
  it.each([
    'tallyho://desktop-login',
    'tallyho://desktop-login?code=',
    `tallyho://desktop-login?code=${code}x`,
    `tallyho://desktop-login?code=${code.slice(1)}`,
    `tallyho://desktop-login?code=${code.slice(1)}%2e`,
    `tallyho://desktop-login?code=${code}&next=/admin`,
    `tallyho://desktop-login?next=/admin&code=${code}`,
    `tallyho://desktop-login/admin?code=${code}`,
    `tallyho://desktop-login?token=${code}`,
    `https://desktop-login?code=${code}`,
    `tallyho://desktop-login?code=${code}&code=${code}`,
    `tallyho://desktop-login?code=${code}&error=no_email&provider=google`,
    'tallyho://desktop-login?error=no_email',
    'tallyho://desktop-login?error=no_email&provider=evil',
    'tallyho://desktop-login?error=call_555_now&provider=google',
    'tallyho://desktop-login?error=no_email&provider=google&next=/admin',
    'tallyho://desktop-login?error=no_email&error=server_error&provider=google',
    'tallyho://desktop-login/admin?error=no_email&provider=google',
  ])('%s returns no login', (link) => expect(pathOfLink(link)).toBeNull());
});
