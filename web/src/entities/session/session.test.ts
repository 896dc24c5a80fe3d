// @vitest-environment node
import { personFrom } from '@tallyho/game/people/cards';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeApi, juniper, session } from '../../../test/fake-api.ts';
import { sessionKey, sessionQuery } from './session.ts';

test('a response from before the log in does not log the user out: the request is repeated', async () => {
  const path = 'GET /api/user/auth-check';
  const client = new QueryClient();
  const calls = fakeApi({
    [path]: () => {
      const isFirst = calls.length === 1;
      if (isFirst) client.setQueryData(sessionKey, personFrom(juniper));
      return session(isFirst ? null : juniper)[path]();
    },
  });
  await client.prefetchQuery(sessionQuery);
  expect(client.getQueryData(sessionKey)).toEqual(personFrom(juniper));
  expect(calls).toHaveLength(2);
});
