import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import type { OauthFlow } from '../../features/accounts/providers/oauth-flow.ts';
import { ProviderLink } from '../../features/accounts/providers/ProviderLink.tsx';
import DesktopLoginPage from './DesktopLoginPage.tsx';

const opened = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('../../shared/platform/platform.ts', async () => ({
  platform: {
    ...(await import('../../shared/platform/browser.ts')).browserPlatform,
    siteOrigin: 'https://play.example.org',
    returnsByLink: true,
    openExternal: (address: string) => opened.addresses.push(address),
  },
}));

const code = 'a'.repeat(43);

beforeEach(() => {
  // The app has it on its secure pages; jsdom has only the random half.
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
  sessionStorage.clear();
  opened.addresses.length = 0;
});

/** Begins a trip from a page of the app; answers where the system's browser was sent. */
async function begin(trip: OauthFlow): Promise<URL> {
  const { unmount } = renderPage(
    <ProviderLink provider="google" trip={trip}>
      Go
    </ProviderLink>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(opened.addresses).toHaveLength(1));
  unmount();
  return new URL(opened.addresses[0] ?? '');
}

const render = (address = `/hand-back?code=${code}`) =>
  renderPage(
    <Routes>
      <Route path="/hand-back" element={<DesktopLoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  );
const address = () => screen.getByLabelText('Address');
const answers = (body: object) => ({
  ...session(null),
  'POST /api/user/hand-back': () => Response.json({ success: true, ...body }),
});
const login: OauthFlow = { purpose: 'enter', from: 'login', next: '/join/K7PQ2M' };

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}

describe('in the app', () => {
  test('a provider is visited in the system’s browser, with nothing but the challenge of a secret', async () => {
    const sent = await begin(login);
    expect(sent.origin + sent.pathname).toBe('https://play.example.org/api/user/auth/google');
    expect(sent.searchParams.get('from')).toBe('login');
    expect(sent.searchParams.get('next')).toBe('/join/K7PQ2M');
    expect(sent.searchParams.get('app')).toMatch(/^[\w-]{43}$/);
  });

  test('a double click is one trip', async () => {
    const { unmount } = renderPage(
      <ProviderLink provider="google" trip={login}>
        Go
      </ProviderLink>,
    );
    await userEvent.dblClick(screen.getByRole('link', { name: 'Go' }));
    await waitFor(() => expect(opened.addresses).toHaveLength(1));
    unmount();
    const calls = fakeApi(answers({ user: juniper }));
    render();
    await waitFor(() => expect(address()).toHaveTextContent(/^\/join\/K7PQ2M$/));
    const verifier = String(Reflect.get(Object(calls.at(-1)?.body), 'verifier'));
    expect(new URL(opened.addresses[0] ?? '').searchParams.get('app')).toBe(await challengeOf(verifier));
  });

  test('the code is changed for the login with that secret, once, and leaves the address', async () => {
    const sent = await begin(login);
    const calls = fakeApi(answers({ user: juniper }));
    render();
    await waitFor(() => expect(address()).toHaveTextContent(/^\/join\/K7PQ2M$/));
    const asked = calls.filter(({ route }) => route === 'POST /api/user/hand-back');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({ code, verifier: expect.any(String) });
    const verifier = String(Reflect.get(Object(asked[0]?.body), 'verifier'));
    expect(await challengeOf(verifier)).toBe(sent.searchParams.get('app'));
    expect(localStorage.getItem('tallyho:app-trip')).toBeNull();
  });

  test('a newcomer chooses a username, with the token out of sight', async () => {
    await begin(login);
    fakeApi(answers({ signUp: { userId: 'u1', token: 't1' } }));
    render();
    await waitFor(() => expect(address()).toHaveTextContent('/set-username?next=%2Fjoin%2FK7PQ2M'));
    expect(sessionStorage.getItem('tallyho:sign-up')).toContain('"token":"t1"');
  });

  test.each<[OauthFlow, string]>([
    [{ purpose: 'link' }, '/user?linked=google'],
    [{ purpose: 'confirm' }, '/user?confirmed=google'],
  ])('%o ends at %s', async (trip, end) => {
    const sent = await begin(trip);
    expect(sent.pathname).toBe(`/api/user/${trip.purpose === 'link' ? 'link' : 'auth'}/google`);
    fakeApi(answers({ linked: 'google' }));
    render();
    await waitFor(() => expect(address()).toHaveTextContent(end));
  });
});

describe('a login that failed', () => {
  const failed = (error: string, provider = 'google') =>
    `/hand-back?${new URLSearchParams({ error, provider })}`;
  const register: OauthFlow = { purpose: 'enter', from: 'register', next: '/' };

  test.each<[OauthFlow, string, string]>([
    [login, 'no_email', '/login?error=no_email&provider=google&next=%2Fjoin%2FK7PQ2M'],
    [register, 'already_linked', '/register?error=already_linked&provider=google'],
    [{ purpose: 'link' }, 'authentication_failed', '/user?error=authentication_failed&provider=google'],
    [{ purpose: 'confirm' }, 'server_error', '/user?error=server_error&provider=google&purpose=confirm'],
    [{ purpose: 'link' }, 'user_not_found', '/login?error=user_not_found&provider=google'],
  ])('%o is told of %s where it began', async (trip, error, end) => {
    await begin(trip);
    const calls = fakeApi(session(null));
    render(failed(error));
    await waitFor(() => expect(address()).toHaveTextContent(end));
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/hand-back');
  });

  test('is told again by a second press in the browser, and what comes after it still counts', async () => {
    await begin(login);
    fakeApi(answers({ user: juniper }));
    for (const _time of [1, 2]) {
      const { unmount } = render(failed('server_error'));
      await waitFor(() => expect(address()).toHaveTextContent('/login?error=server_error'));
      unmount();
    }
    render();
    await waitFor(() => expect(address()).toHaveTextContent(/^\/join\/K7PQ2M$/));
  });

  test.each([
    ['that nobody here has asked for', null, failed('server_error')],
    ['of another provider', login, failed('server_error', 'discord')],
  ])('one %s leads nowhere', async (_which, trip, link) => {
    if (trip) await begin(trip);
    fakeApi(session(null));
    render(link);
    await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    failed('call_555_now'),
    failed('server_error', 'evil'),
    `${failed('server_error')}&next=/admin`,
    `${failed('server_error')}&code=${code}`,
  ])('%s is none that we know', async (link) => {
    await begin(login);
    const calls = fakeApi(answers({ user: juniper }));
    render(link);
    expect(await screen.findByRole('alert')).toHaveTextContent('That login has expired. Please start again.');
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/hand-back');
  });

  test.each([
    ['alreadyLinked', 409, '/user?error=already_linked&provider=google'],
    ['linkedElsewhere', 409, '/user?error=already_linked_elsewhere&provider=google'],
    ['unauthenticated', 401, '/login?error=user_not_found&provider=google'],
  ])('%s, which only the app’s own session shows, is told in the same way', async (error, status, end) => {
    await begin({ purpose: 'link' });
    fakeApi({ ...session(null), 'POST /api/user/hand-back': () => refusal(status, error, 'No.') });
    render();
    await waitFor(() => expect(address()).toHaveTextContent(end));
  });
});

describe('what does not work', () => {
  test('a link that nobody here has asked for is not even shown to the server', async () => {
    const calls = fakeApi(answers({ user: juniper }));
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('That login has expired. Please start again.');
    await waitFor(() => expect(address()).toHaveTextContent(/^\/hand-back$/));
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/hand-back');
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    expect(address()).toHaveTextContent('/login');
  });

  test('a code that is over says so', async () => {
    await begin(login);
    fakeApi({
      ...session(null),
      'POST /api/user/hand-back': () =>
        refusal(404, 'expiredDesktopLogin', 'That login has expired. Please start again.'),
    });
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('That login has expired. Please start again.');
  });

  test('while the site is down it can be tried again with the same code', async () => {
    await begin(login);
    let isDown = true;
    fakeApi({
      ...session(null),
      'POST /api/user/hand-back': () =>
        isDown
          ? refusal(503, 'unavailable', 'Server error')
          : Response.json({ success: true, user: juniper }),
    });
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toHaveTextContent('/join/K7PQ2M'));
  });
});
