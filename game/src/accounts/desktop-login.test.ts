import { describe, expect, it } from 'vitest';
import { desktopLoginIn } from './desktop-login.ts';

const code = 'Zm9vYmFyYmF6cXV4LV8wMTIzNDU2Nzg5YWJjZGVmZ2h';

describe('the query of a desktop login', () => {
  it('contains a code', () => {
    expect(desktopLoginIn([['code', code]])).toEqual({ code });
  });
  it.each([
    'no_email',
    'already_linked',
    'already_linked_elsewhere',
    'authentication_failed',
    'server_error',
    'user_not_found',
    'suspended',
  ])('or the error %s of a provider', (error) => {
    const failure = { error, provider: 'discord' };
    expect(desktopLoginIn(Object.entries(failure))).toEqual(failure);
  });
  it.each<[string, [string, string][]]>([
    ['nothing', []],
    ['an empty code', [['code', '']]],
    ['a short code', [['code', code.slice(1)]]],
    ['a long code', [['code', `${code}x`]]],
    ['a code with other characters', [['code', `${code.slice(1)}.`]]],
    ['two codes', [...Array<[string, string]>(2).fill(['code', code])]],
    ['a code and more', [...Object.entries({ code, next: '/admin' })]],
    ['a code and a failure', [...Object.entries({ code, error: 'no_email', provider: 'google' })]],
    ['a code and a prototype', [...Object.entries({ code }), ['__proto__', 'x']]],
    ['a failure without a provider', [['error', 'no_email']]],
    ['a failure of an unknown provider', [...Object.entries({ error: 'no_email', provider: 'evil' })]],
    ['an unknown failure', [...Object.entries({ error: 'call_555', provider: 'google' })]],
    ['a failure of the language', [...Object.entries({ error: 'toString', provider: 'google' })]],
  ])('is rejected with %s', (_what, query) => {
    expect(desktopLoginIn(query)).toBeNull();
  });
});
