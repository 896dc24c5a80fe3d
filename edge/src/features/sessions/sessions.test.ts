import { expect, test } from 'vitest';
import { newPerson } from '../../../test/people.ts';

test('a registration logs in', async () => {
  const person = await newPerson();
  const response = await person.get('/api/user/me');
  expect(await response.json()).toEqual({ success: true, user: person.account });
});
