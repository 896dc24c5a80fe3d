import { describe, expect, it } from 'vitest';
import { changesUser, isAdministrator } from './account-responses.ts';

describe('requests after which the user may be another one', () => {
  it.each([
    ['GET', '/api/user/auth-check'],
    ['POST', '/api/user/login'],
    ['POST', '/api/user/logout'],
    ['POST', '/api/user/desktop-login'],
  ])('include %s %s', (method, pathname) => expect(changesUser(method, pathname)).toBe(true));
  it.each([
    ['GET', '/api/user/login'],
    ['POST', '/api/user/messages/send'],
    ['POST', '/api/lobby/createLobby'],
    ['GET', '/images/a.webp'],
  ])('do not include %s %s', (method, pathname) => expect(changesUser(method, pathname)).toBe(false));
});

describe('administrators', () => {
  it('are users with the role', () => {
    expect(isAdministrator({ success: true, user: { administrator: true } })).toBe(true);
  });
  it.each([
    null,
    'text',
    {},
    { user: null },
    { user: {} },
    { user: { administrator: false } },
    { user: { administrator: 'true' } },
  ])('are not named by %j', (answer) => expect(isAdministrator(answer)).toBe(false));
});
