import { subscriptions } from '@tallyho/drizzle/schema/subscriptions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';

describe('POST /api/subscribe', () => {
  test('stores an address once; idempotent', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    for (const variant of [email, email.toUpperCase()]) {
      const body = { email: variant, timestamp: new Date().toISOString() };
      expect(await (await new Browser().post('/api/subscribe', body)).json()).toEqual({ success: true });
    }
    expect(await db.select().from(subscriptions).where(eq(subscriptions.email, email))).toHaveLength(1);
  });

  test.each([
    {},
    { email: '' },
    { email: 'nonsense' },
    { email: ['a@b.c'] },
    { email: `${'a'.repeat(250)}@b.cd` },
  ])('rejects %o', async (body) => {
    await expectError(await new Browser().post('/api/subscribe', body), 400, 'invalidInput', {
      field: 'email',
      message: 'Please enter a valid email address.',
    });
  });
});
