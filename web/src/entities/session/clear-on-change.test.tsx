import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, juniper, session } from '../../../test/fake-api.ts';
import { writeDraft } from '../../shared/storage/drafts.ts';
import { textItem } from '../../shared/storage/storage-item.ts';
import { authorPart } from '../../shared/storage/storage-owner.ts';
import { clearOnUserChange } from './clear-on-change.ts';
import { useLogOut } from './log-out.ts';
import { sessionQuery } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** A page on which juniper is logged in and has cached and stored data. */
async function loggedIn() {
  fakeApi({ ...session(juniper), 'POST /api/user/logout': () => Response.json({ success: true }) });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  clearOnUserChange(client);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ user: useQuery(sessionQuery).data, logOut: useLogOut() }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.user?.user).toBe(juniper._id));
  await waitFor(() => expect(stored()).toContain(juniper._id));
  client.setQueryData(['messages'], 'a secret');
  writeDraft('text', 'user-kim', 'a secret');
  return { client, result };
}

test('logging out clears the cache and the storage of the user', async () => {
  const { client, result } = await loggedIn();
  act(() => result.current.logOut.mutate());
  await waitFor(() => expect(result.current.user).toBeNull());
  await waitFor(() => expect(stored()).not.toMatch(new RegExp(`secret|${juniper._id}`)));
  expect(client.getQueryData(['messages'])).toBeUndefined();
});

test.each([
  ['ended elsewhere', null],
  ['was replaced by another user', { ...juniper, _id: 'user-kim', username: 'kimchi' }],
])('so does a session that %s', async (_, next) => {
  const { client, result } = await loggedIn();
  fakeApi(session(next));
  await act(() => client.refetchQueries({ queryKey: ['session'] }));
  await waitFor(() => expect(result.current.user?.user).toBe(next?._id));
  await waitFor(() => expect(stored()).not.toMatch(new RegExp(`secret|${juniper._id}`)));
  expect(client.getQueryData(['messages'])).toBeUndefined();
});

test('a session that ends elsewhere leaves the unsaved themes to their author, and a log out deletes them', async () => {
  const draft = textItem('local', 'theme-editor', authorPart(juniper._id, 'new-1'));
  const { client, result } = await loggedIn();
  draft.write('{"at":1}');
  fakeApi(session(null));
  await act(() => client.refetchQueries({ queryKey: ['session'] }));
  await waitFor(() => expect(result.current.user).toBeNull());
  expect(draft.read()).toBe('{"at":1}');

  fakeApi({ ...session(juniper), 'POST /api/user/logout': () => Response.json({ success: true }) });
  await act(() => client.refetchQueries({ queryKey: ['session'] }));
  await waitFor(() => expect(result.current.user?.user).toBe(juniper._id));
  act(() => result.current.logOut.mutate());
  await waitFor(() => expect(result.current.user).toBeNull());
  expect(draft.read()).toBeNull();
});

test('a log out in another tab ends the session of this page immediately', async () => {
  const { result } = await loggedIn();
  fakeApi(session(null));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tallyho:owner' })));
  await waitFor(() => expect(result.current.user).toBeNull());
});
