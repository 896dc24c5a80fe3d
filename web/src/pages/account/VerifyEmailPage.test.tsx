import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { EmailBanner } from '../../features/accounts/profile/EmailBanner.tsx';
import VerifyEmailPage from './VerifyEmailPage.tsx';

beforeEach(() => sessionStorage.clear());

const token = 'x'.repeat(43);
const done = () => Response.json({ success: true });
const address = `/verify-email#token=${token}`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const unverified = { ...juniper, emailVerified: false, preferences: {} };

test('verifies the address only when the user presses the button', async () => {
  const calls = fakeApi({ ...session(null), 'POST /api/user/verify-email': done });
  renderPage(<VerifyEmailPage />, address);
  expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/verify-email');
  await press('Confirm');
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  expect(calls.find(({ route }) => route === 'POST /api/user/verify-email')?.body).toEqual({ token });
});

test('says when the account changes to an address whose change has to wait', async () => {
  const effectiveAt = '2026-11-24T16:30:00.000Z';
  fakeApi({
    ...session(null),
    'POST /api/user/verify-email': () => Response.json({ success: true, effectiveAt }),
  });
  renderPage(<VerifyEmailPage />, address);
  await press('Confirm');
  const text = await screen.findByText(/Your account changes to it on/);
  expect(text).toHaveTextContent(/requested on a new device\. Until then the old one counts\.$/);
  expect(text.querySelector('time')).toHaveAttribute('datetime', effectiveAt);
});

test('says that a link has expired, and where to get a new one', async () => {
  fakeApi({
    ...session(null),
    'POST /api/user/verify-email': () => refusal(404, 'expiredLink', 'That link has expired.'),
  });
  renderPage(<VerifyEmailPage />, address);
  await press('Confirm');
  expect(await screen.findByRole('alert')).toHaveTextContent('That link has expired.');
  expect(screen.getByRole('link', { name: 'To my profile' })).toHaveAttribute('href', '/user');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('a reload before the press keeps the link; after it the link is gone from this tab', async () => {
  fakeApi({ ...session(null), 'POST /api/user/verify-email': done });
  const { unmount } = renderPage(<VerifyEmailPage />, address);
  unmount();
  const reloaded = renderPage(<VerifyEmailPage />, '/verify-email');
  await press('Confirm');
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  reloaded.unmount();
  renderPage(<VerifyEmailPage />, '/verify-email');
  expect(screen.getByText(/^This page needs the link/)).toBeVisible();
});

test('without a link, says what is missing', () => {
  fakeApi(session(null));
  renderPage(<VerifyEmailPage />, '/verify-email');
  expect(screen.getByText(/^This page needs the link/)).toBeVisible();
});

test('the profile asks for a verification, sends a link once, and is quiet afterwards', async () => {
  const calls = fakeApi({ 'POST /api/user/send-verification': done });
  const user = unverified as unknown as Parameters<typeof EmailBanner>[0]['user']; // the preferences are not read
  renderPage(<EmailBanner user={user} />);
  expect(screen.getByText(/^Please confirm your email address/)).toBeVisible();
  await press('Send link');
  expect(await screen.findByText(/on its way/)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('the profile of a verified address shows no request', () => {
  const user = { ...unverified, emailVerified: true } as unknown as Parameters<typeof EmailBanner>[0]['user']; // as above
  renderPage(<EmailBanner user={user} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the profile says why an account has no address any more', () => {
  const user = { ...unverified, email: '' } as unknown as Parameters<typeof EmailBanner>[0]['user']; // as above
  renderPage(<EmailBanner user={user} />);
  expect(screen.getByText(/Another player has proved that your email address is theirs/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull();
});
