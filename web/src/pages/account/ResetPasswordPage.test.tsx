import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';

beforeEach(() => sessionStorage.clear());

const token = 'x'.repeat(43);
const done = () => Response.json({ success: true });
const reset = (removed: string[] = []) => Response.json({ success: true, removed });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('sends a link to the address, and says the same for every address', async () => {
  const calls = fakeApi({ ...session(null), 'POST /api/user/forgot-password': done });
  renderPage(<ResetPasswordPage />, '/reset-password');
  await press('Send link');
  expect(screen.getByText('Please enter a valid email')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org{Enter}');
  expect(await screen.findByText(/^If there is an account with this address/)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.org' });
});

test('shows why no link could be sent', async () => {
  fakeApi({
    ...session(null),
    'POST /api/user/forgot-password': () =>
      refusal(503, 'mailUnavailable', 'This site cannot send emails yet.'),
  });
  renderPage(<ResetPasswordPage />, '/reset-password');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This site cannot send emails yet.');
});

test('sets a new password with the token of the link, which leaves the address', async () => {
  const calls = fakeApi({ ...session(null), 'POST /api/user/reset-password': () => reset() });
  renderPage(<ResetPasswordPage />, `/reset-password#token=${token}`);
  await press('Set password');
  expect(screen.getByText('Please enter a password')).toBeVisible();
  await userEvent.type(screen.getByLabelText('New password', { selector: 'input' }), 'Better123{Enter}');
  expect(await screen.findByText('Your new password is set. All your devices are logged out.')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Log in' }))
    expect(link).toHaveAttribute('href', '/login');
  expect(calls.at(-1)?.body).toEqual({ token, newPassword: 'Better123' });
});

test('says which logins were removed with the old password', async () => {
  fakeApi({
    ...session(null),
    'POST /api/user/reset-password': () => reset(['google', 'discord', 'passkey']),
  });
  renderPage(<ResetPasswordPage />, `/reset-password#token=${token}`);
  await userEvent.type(screen.getByLabelText('New password', { selector: 'input' }), 'Better123{Enter}');
  expect(
    await screen.findByText(/Google, Discord,? and your passkeys cannot be used to log in any more/),
  ).toBeVisible();
});

test('offers a new link if the link has expired', async () => {
  fakeApi({
    ...session(null),
    'POST /api/user/reset-password': () => refusal(404, 'expiredLink', 'That link has expired.'),
  });
  renderPage(<ResetPasswordPage />, `/reset-password#token=${token}`);
  await userEvent.type(screen.getByLabelText('New password', { selector: 'input' }), 'Better123{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('That link has expired.'));
  await press('Request a new link');
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a link that is opened in the tab that asked for it shows the form for a new password', async () => {
  fakeApi(session(null));
  renderPage(
    <>
      <Link to={`/reset-password#token=${token}`}>The link of the email</Link>
      <ResetPasswordPage />
    </>,
    '/reset-password',
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'The link of the email' }));
  expect(await screen.findByRole('heading', { name: 'New password' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set password' })).toBeVisible();
});
