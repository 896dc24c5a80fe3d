import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
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
  // jsdom has no `crypto.subtle`.
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
  sessionStorage.clear();
  opened.addresses.length = 0;
});

/** Starts a login from a page of the app. Returns the address that was opened in the system's browser. */
async function begin(flow: OauthFlow): Promise<URL> {
  const { unmount } = renderPage(
    <ProviderLink provider="google" flow={flow}>
      Go
    </ProviderLink>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(opened.addresses).toHaveLength(1));
  unmount();
  return new URL(opened.addresses[0] ?? '');
}

const render = (address = `/desktop-login?code=${code}`) =>
  renderPage(
    <Routes>
      <Route path="/desktop-login" element={<DesktopLoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  );
const address = () => screen.getByLabelText('Address');
const respondWith = (body: object) => ({
  ...session(null),
  'POST /api/user/desktop-login': () => Response.json({ success: true, ...body }),
});
const login: OauthFlow = { purpose: 'enter', from: 'login', next: '/join/K7PQ2M' };

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}

describe('in the app', () => {
  test('a provider login opens in the system’s browser, with only the challenge of the verifier', async () => {
    const sent = await begin(login);
    expect(sent.origin + sent.pathname).toBe('https://play.example.org/api/user/auth/google');
    expect(sent.searchParams.get('from')).toBe('login');
    expect(sent.searchParams.get('next')).toBe('/join/K7PQ2M');
    expect(sent.searchParams.get('app')).toMatch(/^[\w-]{43}$/);
  });

  test('a double click starts one login', async () => {
    const { unmount } = renderPage(
      <ProviderLink provider="google" flow={login}>
        Go
      </ProviderLink>,
    );
    await userEvent.dblClick(screen.getByRole('link', { name: 'Go' }));
    await waitFor(() => expect(opened.addresses).toHaveLength(1));
    unmount();
    const calls = fakeApi(respondWith({ user: juniper }));
    render();
    await waitFor(() => expect(address()).toHaveTextContent(/^\/join\/K7PQ2M$/));
    const verifier = String(Reflect.get(Object(calls.at(-1)?.body), 'verifier'));
    expect(new URL(opened.addresses[0] ?? '').searchParams.get('app')).toBe(await challengeOf(verifier));
  });

  test('the code is exchanged once, with the verifier, and removed from the address', async () => {
    const sent = await begin(login);
    const calls = fakeApi(respondWith({ user: juniper }));
    render();
    await waitFor(() => expect(address()).toHaveTextContent(/^\/join\/K7PQ2M$/));
    const exchanges = calls.filter(({ route }) => route === 'POST /api/user/desktop-login');
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.body).toEqual({ code, verifier: expect.any(String) });
    const verifier = String(Reflect.get(Object(exchanges[0]?.body), 'verifier'));
    expect(await challengeOf(verifier)).toBe(sent.searchParams.get('app'));
    expect(localStorage.getItem('tallyho:app-trip')).toBeNull();
  });

  test('a new user chooses a username, and the token is not in the address', async () => {
    await begin(login);
    fakeApi(respondWith({ signUp: { userId: 'u1', token: 't1' } }));
    render();
    await waitFor(() => expect(address()).toHaveTextContent('/set-username?next=%2Fjoin%2FK7PQ2M'));
    expect(sessionStorage.getItem('tallyho:sign-up')).toContain('"token":"t1"');
  });

  test.each<[OauthFlow, string]>([
    [{ purpose: 'link' }, '/user?linked=google'],
    [{ purpose: 'confirm' }, '/user?confirmed=google'],
  ])('%o ends at %s', async (flow, end) => {
    const sent = await begin(flow);
    expect(sent.pathname).toBe(`/api/user/${flow.purpose === 'link' ? 'link' : 'auth'}/google`);
    fakeApi(respondWith({ linked: 'google' }));
    render();
    await waitFor(() => expect(address()).toHaveTextContent(end));
  });
});

describe('a login that failed', () => {
  const failed = (error: string, provider = 'google') =>
    `/desktop-login?${new URLSearchParams({ error, provider })}`;
  const register: OauthFlow = { purpose: 'enter', from: 'register', next: '/' };

  test.each<[OauthFlow, string, string]>([
    [login, 'no_email', '/login?error=no_email&provider=google&next=%2Fjoin%2FK7PQ2M'],
    [register, 'already_linked', '/register?error=already_linked&provider=google'],
    [{ purpose: 'link' }, 'authentication_failed', '/user?error=authentication_failed&provider=google'],
    [{ purpose: 'confirm' }, 'server_error', '/user?error=server_error&provider=google&purpose=confirm'],
    [{ purpose: 'link' }, 'user_not_found', '/login?error=user_not_found&provider=google'],
  ])('a failure of %o with %s is shown on the page where it started', async (flow, error, end) => {
    await begin(flow);
    const calls = fakeApi(session(null));
    render(failed(error));
    await waitFor(() => expect(address()).toHaveTextContent(end));
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/desktop-login');
  });

  test('is shown again if its link is opened twice, and a later code still works', async () => {
    await begin(login);
    fakeApi(respondWith({ user: juniper }));
    for (const _time of [1, 2]) {
      const { unmount } = render(failed('server_error'));
      await waitFor(() => expect(address()).toHaveTextContent('/login?error=server_error'));
      unmount();
    }
    render();
    await waitFor(() => expect(address()).toHaveTextContent(/^\/join\/K7PQ2M$/));
  });

  test.each([
    ['without a login', null, failed('server_error')],
    ['of another provider', login, failed('server_error', 'discord')],
  ])('%s is ignored', async (_which, flow, link) => {
    if (flow) await begin(flow);
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
  ])('%s is rejected as invalid', async (link) => {
    await begin(login);
    const calls = fakeApi(respondWith({ user: juniper }));
    render(link);
    expect(await screen.findByRole('alert')).toHaveTextContent('That login has expired. Please start again.');
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/desktop-login');
  });

  test.each([
    ['alreadyLinked', 409, '/user?error=already_linked&provider=google'],
    ['linkedElsewhere', 409, '/user?error=already_linked_elsewhere&provider=google'],
    ['unauthenticated', 401, '/login?error=user_not_found&provider=google'],
  ])('the API error %s is shown in the same way', async (error, status, end) => {
    await begin({ purpose: 'link' });
    fakeApi({ ...session(null), 'POST /api/user/desktop-login': () => refusal(status, error, 'No.') });
    render();
    await waitFor(() => expect(address()).toHaveTextContent(end));
  });
});

describe('an invalid code', () => {
  test('a link without a login in this app is not sent to the server', async () => {
    const calls = fakeApi(respondWith({ user: juniper }));
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('That login has expired. Please start again.');
    await waitFor(() => expect(address()).toHaveTextContent(/^\/desktop-login$/));
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/desktop-login');
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(address()).toHaveTextContent(/^\/login/));
  });

  test('an expired code shows an error', async () => {
    await begin(login);
    fakeApi({
      ...session(null),
      'POST /api/user/desktop-login': () =>
        refusal(404, 'expiredDesktopLogin', 'That login has expired. Please start again.'),
    });
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('That login has expired. Please start again.');
  });

  test('after a server error the same code can be tried again', async () => {
    await begin(login);
    let isDown = true;
    fakeApi({
      ...session(null),
      'POST /api/user/desktop-login': () =>
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
