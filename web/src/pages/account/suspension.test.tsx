import type { Standing } from '@tallyho/game/people/sanctions';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi, juniper } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { StandingGate } from '../../app/StandingGate.tsx';
import { useSession } from '../../entities/session/session.ts';
import { storePendingAction } from '../../features/accounts/providers/pending-action.ts';
import { good, inAnHour, sessionWith } from '../../features/safety/testing/standings.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import './SuspendedPage.tsx';

/** Redirects visitors, as the profile page does. */
function MembersOnly() {
  const { user, isLoading } = useSession();
  if (isLoading) return null;
  return user ? <h1>The profile</h1> : <Navigate to="/login" replace />;
}

describe('a suspension', () => {
  const site = (
    <StandingGate>
      <Routes>
        <Route path="/privacy" element={<h1>Privacy</h1>} />
        <Route path="/desktop-login" element={<h1>From the browser</h1>} />
        <Route path="/user" element={<MembersOnly />} />
        <Route path="*" element={<h1>The game</h1>} />
      </Routes>
    </StandingGate>
  );
  const suspended: Standing = { ...good, suspension: { until: inAnHour(), reason: 'Threats' } };

  test.each(['/', '/game', '/user', '/join/ABCDEF', '/admin'])(
    'replaces %s with the reason, the end of the suspension and a logout button',
    async (path) => {
      const calls = fakeApi({
        ...sessionWith(suspended),
        'POST /api/user/logout': () => Response.json({ success: true }),
      });
      renderPage(site, path);
      expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'The game' })).toBeNull();
      expect(screen.getByText('Threats')).toBeVisible();
      expect(document.querySelector('time')).toHaveAttribute('datetime', suspended.suspension?.until);
      await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
      expect(await screen.findByRole('heading', { name: 'The game' })).toBeVisible();
      expect(calls.at(-1)?.route).toBe('POST /api/user/logout');
    },
  );

  test.each([
    ['information pages', '/privacy', 'Privacy'],
    ['the provider login of the desktop app', '/desktop-login', 'From the browser'],
  ])('does not block %s', async (_what, path, heading) => {
    fakeApi(sessionWith(suspended));
    renderPage(site, path);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  test('does not block the download of the user’s data', async () => {
    fakeApi({ ...sessionWith(suspended), 'GET /api/user/data': () => Response.json({ account: {} }) });
    URL.createObjectURL = () => 'blob:x';
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    renderPage(site);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^tallyho-juniper-.*\.json$/)]));
  });

  test('does not block deleting the account, which opens the home page', async () => {
    const calls = fakeApi({
      ...sessionWith(suspended),
      'GET /api/csrf-token': () => Response.json({ csrfToken: 'the-token' }),
      'POST /api/user/delete-account': () => Response.json({ success: true }),
    });
    renderPage(site, '/user');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText('Your password'), 'Secret123');
    await user.type(dialog.getByLabelText('Type juniper to be sure'), 'juniper');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { name: 'The game' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
    expect(calls.find(({ route }) => route === 'POST /api/user/delete-account')?.body).toEqual({
      password: 'Secret123',
    });
  });

  test('does not block deleting an account without a password after a provider has confirmed the identity', async () => {
    storePendingAction({ kind: 'deleteAccount', username: 'juniper' });
    fakeApi({
      'GET /api/user/auth-check': () =>
        Response.json({ user: { ...juniper, authProviders: ['google'], standing: suspended } }),
    });
    renderPage(site, '/user?confirmed=google');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    expect(dialog.getByLabelText('Type juniper to be sure')).toHaveValue('juniper');
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/user$/));
  });

  test('that is lifted reaches the open page within 15 seconds, which says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let standing = suspended;
    const calls = fakeApi({
      'GET /api/user/auth-check': () => Response.json({ user: { ...juniper, standing } }),
      'POST /api/party/seat': () => Response.json({ success: true, seat: null }),
    });
    renderPage(site);
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    standing = good;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('Your suspension was lifted. You can play again.')).toBeInTheDocument();
    // The page of the game would otherwise say that the account is suspended.
    expect(calls.map(({ route }) => route)).toContain('POST /api/party/seat');
    expect(screen.getByRole('heading', { name: 'The game' })).toBeVisible();
    vi.useRealTimers();
  });

  test('is not polled in a hidden tab, but checked as soon as the tab is visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    let standing = suspended;
    const calls = fakeApi({
      'GET /api/user/auth-check': () => Response.json({ user: { ...juniper, standing } }),
    });
    renderPage(site);
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    const asked = calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(asked);
    standing = good;
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Your suspension was lifted. You can play again.')).toBeInTheDocument();
    vi.useRealTimers();
  });
});
