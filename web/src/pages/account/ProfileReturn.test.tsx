import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, juniper, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { storePendingAction } from '../../features/accounts/providers/pending-action.ts';
import { screenTimings } from '../../shared/screen-timings.ts';
import { dismissToast, toastStore } from '../../shared/ui/overlays/toast.ts';
import ProfilePage from './ProfilePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../features/friends/FriendsPanel.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.clear();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the requests of the page. */
const openProfile = (address: string) => {
  const calls = fakeApi(session({ ...juniper, authProviders: ['form', 'google'] }));
  renderPage(<ProfilePage />, address);
  return calls;
};

const addressIsCleared = () =>
  waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/user$/));

/** The report of a failure stays in the address for as long as its message is shown. */
async function addressIsClearedWithMessage(address: string): Promise<void> {
  expect(screen.getByLabelText('Address')).toHaveTextContent(address);
  await act(() => vi.advanceTimersByTimeAsync(screenTimings.toast));
  await addressIsCleared();
}

test.each([
  ['/user?linked=google', 'Successfully linked Google account!'],
  ['/user?linked=discord', 'Successfully linked Discord account!'],
])('%s shows "%s" and clears the address', async (address, text) => {
  openProfile(address);
  expect(await screen.findByText(text)).toBeInTheDocument();
  await addressIsCleared();
});

test.each([
  [
    '/user?error=already_linked_elsewhere&provider=discord',
    'This Discord account is already linked to another user account. Use a different account.',
  ],
  ['/user?error=user_not_found&provider=google', 'Your session has expired. Please log in again.'],
  ['/user?error=server_error&provider=google', 'Failed to link Google account: server error'],
  ['/user?error=Call%20555&provider=Evil', 'Failed to link social account: something went wrong'],
])('%s shows "%s" and clears the address when the message is gone', async (address, text) => {
  openProfile(address);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/555|Evil/, { ignore: 'output' })).toBeNull();
  await addressIsClearedWithMessage(address);
});

test('after a link the account is fetched once more', async () => {
  const calls = openProfile('/user?linked=google');
  await screen.findByText('Successfully linked Google account!');
  await addressIsCleared();
  expect(calls.filter(({ route }) => route === 'GET /api/user/auth-check')).toHaveLength(2);
});

test('an unknown provider shows no success message', async () => {
  openProfile('/user?linked=evil');
  await addressIsCleared();
  expect(screen.queryByText(/Successfully linked/)).toBeNull();
});

test('a failed identity confirmation of the app is shown, even if its dialog was closed', async () => {
  const address = '/user?error=authentication_failed&provider=google&purpose=confirm';
  openProfile(address);
  expect(
    await screen.findByText('Google could not confirm that it is you. Nothing has changed.'),
  ).toBeInTheDocument();
  await addressIsClearedWithMessage(address);
});

test('a failed identity confirmation is not shown as a failed link, and the pending action is dropped', async () => {
  storePendingAction({ kind: 'unlink', provider: 'google' });
  const address = '/user?error=authentication_failed&provider=google';
  openProfile(address);
  expect(
    await screen.findByText('Google could not confirm that it is you. Nothing has changed.'),
  ).toBeInTheDocument();
  await addressIsClearedWithMessage(address);
  expect(screen.queryByText(/no longer a way to log in|Failed to unlink/)).toBeNull();
});
