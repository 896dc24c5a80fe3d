import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, juniper, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { storePendingAction } from '../../features/accounts/providers/pending-action.ts';
import { dismissToast, toastStore } from '../../shared/ui/overlays/toast.ts';
import ProfilePage from './ProfilePage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of toastStore.read()) dismissToast(id);
});

const visit = (address: string) => {
  fakeApi(session({ ...juniper, authProviders: ['form', 'google'] }));
  renderPage(<ProfilePage />, address);
};

const bare = () => waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/user$/));

test.each([
  ['/user?linked=google', 'Successfully linked Google account!'],
  ['/user?linked=discord', 'Successfully linked Discord account!'],
  [
    '/user?error=already_linked_elsewhere&provider=discord',
    'This Discord account is already linked to another user account. Use a different account.',
  ],
  ['/user?error=user_not_found&provider=google', 'Your session has expired. Please log in again.'],
  ['/user?error=server_error&provider=google', 'Failed to link Google account: server error'],
  ['/user?error=Call%20555&provider=Evil', 'Failed to link social account: something went wrong'],
])('%s says "%s", and clears the address', async (address, text) => {
  visit(address);
  expect(await screen.findByText(text)).toBeInTheDocument();
  await bare();
  expect(screen.queryByText(/555|Evil/)).toBeNull();
});

test('a provider that nobody knows was not linked', async () => {
  visit('/user?linked=evil');
  await bare();
  expect(screen.queryByText(/Successfully linked/)).toBeNull();
});

test('nor is one whose dialog was closed meanwhile in the app', async () => {
  visit('/user?error=authentication_failed&provider=google&purpose=confirm');
  expect(
    await screen.findByText('Google could not confirm that it is you. Nothing has changed.'),
  ).toBeInTheDocument();
  await bare();
});

test('a proof that failed is not a link that failed, and nothing is done', async () => {
  storePendingAction({ kind: 'unlink', provider: 'google' });
  visit('/user?error=authentication_failed&provider=google');
  expect(
    await screen.findByText('Google could not confirm that it is you. Nothing has changed.'),
  ).toBeInTheDocument();
  await bare();
  expect(screen.queryByText(/no longer a way to log in|Failed to unlink/)).toBeNull();
});
