import { argon2id as referenceArgon2id } from '@noble/hashes/argon2.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useCheapPasswords, useRealPasswords } from '../../../test/cheap-passwords.ts';
import { argon2id } from './argon2id.ts';
import { hashPassword, verifyPassword } from './password.ts';

beforeAll(useRealPasswords);
afterAll(useCheapPasswords);

describe('passwords', () => {
  test('are stored as argon2id hashes with 19 MiB, two passes and a unique salt', async () => {
    const [first, second] = [await hashPassword('Kestrel93'), await hashPassword('Kestrel93')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
  });

  test('match their own hash only, at any length and in any script', async () => {
    for (const password of ['Abc12é', 'x'.repeat(1024), 'Пароль1', '🎲🎲🎲Ab1']) {
      const hash = await hashPassword(password);
      expect(await verifyPassword(password, hash)).toEqual({ valid: true, outdated: false });
      expect(await verifyPassword(`${password}x`, hash)).toMatchObject({ valid: false });
      expect(await verifyPassword(password.slice(0, -1), hash)).toMatchObject({ valid: false });
    }
  });

  test('match in every Unicode normalization form', async () => {
    const hash = await hashPassword('Caf\u00e9 123');
    expect(await verifyPassword('Cafe\u0301 123', hash)).toMatchObject({ valid: true });
  });

  test('hashed with weaker settings are valid but outdated', async () => {
    const hash = await hashPassword('Kestrel93', { memorySize: 64, passes: 1, parallelism: 1 });
    expect(await verifyPassword('Kestrel93', hash)).toEqual({ valid: true, outdated: true });
    expect(await verifyPassword('Secret124', hash)).toEqual({ valid: false, outdated: true });
  });
});

test('argon2id produces the same hash as an independent implementation', async () => {
  const password = crypto.getRandomValues(new Uint8Array(32));
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const ours = (await argon2id())({
    password,
    salt,
    memorySize: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  expect(ours).toEqual(referenceArgon2id(password, salt, { m: 19_456, t: 2, p: 1, dkLen: 32 }));
});
