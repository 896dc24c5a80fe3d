import type { Browser } from '../browser.ts';
import { idOf } from '../lobbies.ts';
import { freshName, password } from '../people.ts';
import type { Cast } from './cast.ts';

/** The caller; the call and its body; the expected status and text. */
type Refusal = readonly [Browser, readonly [string, unknown], number, string];

/** Calls that are rejected, with their documented texts. */
export function refusals(cast: Cast): readonly Refusal[] {
  const { anna, friend, user, visitor } = cast;
  const taken = anna.account.email.toUpperCase();
  const identity = { username: freshName(), email: 'nobody@example.com', password };
  const register = (given: object) => ['POST /api/user/register', { ...identity, ...given }] as const;
  const send = (content: unknown) =>
    ['POST /api/user/messages/send', { recipientId: idOf(anna), content }] as const;
  const change = (newPassword: string) =>
    ['POST /api/user/change-password', { currentPassword: password, newPassword }] as const;
  const ask = (username: string) => ['POST /api/user/friends/send-request', { username }] as const;
  const length = 'Username should be between 5 and 30 characters long';
  const shorter = 'Password has to be at least 6 characters long';
  const small = 'Password has to contain at least one small letter';
  const capital = 'Password has to contain at least one capital letter';
  const number = 'Password has to contain at least one number';
  return [
    [visitor, register({ username: '' }), 400, 'Please enter a username'],
    [visitor, register({ username: 'abcd' }), 400, length],
    [visitor, register({ username: 'a'.repeat(31) }), 400, length],
    [visitor, register({ username: 'CAPITALS' }), 400, 'Username has to contain at least one small letter'],
    [visitor, register({ username: `P${anna.account.username.slice(1)}` }), 409, 'Username already exists'],
    [visitor, register({ email: 'nobody@example' }), 400, 'Please enter a valid email'],
    [visitor, register({ email: taken }), 409, 'Email already exists ( use Discord or Google to login )'],
    [visitor, register({ password: 'Abc12' }), 400, shorter],
    [visitor, register({ password: 'SECRET1' }), 400, small],
    [visitor, register({ password: 'secret1' }), 400, capital],
    [visitor, register({ password: 'Secrets' }), 400, number],
    [visitor, register({ username: 'a\u202Egnimaf' }), 400, 'Username cannot contain invisible characters'],
    [visitor, register({ username: 'fuckface' }), 400, 'Please find a kinder username'],
    [
      visitor,
      ['POST /api/user/login', { emailOrUsername: 'nobody-at-all', password }],
      401,
      'User not found',
    ],
    [
      visitor,
      ['POST /api/user/login', { emailOrUsername: anna.account.email, password: 'NotThis1' }],
      401,
      'Invalid password',
    ],
    [visitor, ['POST /api/user/set-username', { userId: 'x', token: 'x', username: 'abcd' }], 400, length],
    [user, change('Abc12'), 400, shorter],
    [user, change('SECRET1'), 400, small],
    [user, change('secret1'), 400, capital],
    [user, change('Secrets'), 400, number],
    [
      user,
      ['POST /api/user/unlink-account', { provider: 'form' }],
      409,
      'Cannot unlink the only authentication method. Add another method first.',
    ],
    [user, ask(''), 404, 'User not found'],
    [user, ask('nobody-at-all'), 404, 'User not found'],
    [user, ask(user.account.username), 400, 'That is you.'],
    [friend, ask(anna.account.username), 409, 'You are friends already.'],
    [friend, send('   '), 400, 'There is nothing to send.'],
    [friend, send('x'.repeat(1001)), 400, 'A message has at most 1000 characters.'],
    [friend, send('bell \u0007'), 400, 'A message cannot contain control characters.'],
    [user, ['POST /api/user/friends/block', { userId: idOf(user) }], 400, 'That is you.'],
    [
      user,
      ['POST /api/reports', { kind: 'player', userId: idOf(user), reason: 'spam' }],
      400,
      'That is you.',
    ],
  ];
}
