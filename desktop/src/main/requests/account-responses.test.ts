import { describe, expect, it } from 'vitest';
import { changesUser, userIn } from './account-responses.ts';

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

describe('the user of the app', () => {
  it('is the one that the response names', () => {
    expect(userIn({ authenticated: true, user: { _id: 'u1', administrator: true } })).toEqual({
      id: 'u1',
      isAdministrator: true,
    });
    expect(userIn({ authenticated: true, user: { _id: 'u1', administrator: 'true' } })).toEqual({
      id: 'u1',
      isAdministrator: false,
    });
  });
  it('is nobody if the response says so', () =>
    expect(userIn({ authenticated: false, user: null })).toEqual({ id: null, isAdministrator: false }));
  it.each([null, 'text', {}, { user: null }, { authenticated: true, user: {} }])(
    'is not known from %j',
    (answer) => expect(userIn(answer)).toBeNull(),
  );
});
