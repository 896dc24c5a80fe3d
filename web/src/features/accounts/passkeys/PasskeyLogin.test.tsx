import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { noteOfferedPasskeys } from '../../../entities/session/offered-providers.ts';
import LoginPage from '../../../pages/account/LoginPage.tsx';
import { browserError, chosen, fakeCredentials, options } from '../testing/fake-credentials.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  noteOfferedPasskeys(true);
});

const render = (address = '/login?next=/join/K7PQ2M') =>
  renderPage(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  );
const button = () => screen.getByRole('button', { name: 'Log in with a passkey' });
const login = {
  'POST /api/user/passkeys/login/options': options.request,
  'POST /api/user/passkeys/login': () => Response.json({ success: true, user: juniper }),
};

test('a passkey logs in without a name, and opens the page in `next`', async () => {
  fakeCredentials({ get: chosen });
  const calls = fakeApi({ ...session(null), ...login });
  render();
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/join\/K7PQ2M$/));
  expect(calls.find(({ route }) => route === 'POST /api/user/passkeys/login')?.body).toMatchObject({
    passkey: { id: 'chosen', response: { signature: expect.any(String) } },
  });
});

test.each([
  ['NotAllowedError', 'status', 'No passkey was used. Try again, or choose another way.'],
  ['UnknownError', 'alert', 'Your device could not use a passkey. Choose another way.'],
  ['NotSupportedError', 'alert', 'This browser does not support passkeys.'],
  ['SecurityError', 'alert', 'Passkeys do not work at this address of the site.'],
])('after %s the page says what is wrong, and nothing typed is lost', async (name, role, text) => {
  fakeCredentials({ get: browserError(name) });
  fakeApi({
    ...session(null),
    'POST /api/user/passkeys/login/options': () =>
      Response.json({ success: true, options: { challenge: 'Y2hhbGxlbmdl', rpId: 'tallyho.example' } }),
  });
  render();
  await userEvent.type(screen.getByLabelText('Username or email'), 'juniper');
  await userEvent.type(screen.getByLabelText('Password'), 'Secret1');
  await userEvent.click(button());
  expect((await screen.findByText(text)).closest('[role]')).toHaveAttribute('role', role);
  expect(screen.getByLabelText('Username or email')).toHaveValue('juniper');
  expect(screen.getByLabelText('Password')).toHaveValue('Secret1');
});

test('a browser without passkeys says so', async () => {
  fakeApi({ ...session(null), ...login });
  render();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser does not support passkeys.');
});

test('a passkey that the site does not know is not offered again, and the server’s text is shown', async () => {
  const { signalUnknownCredential } = fakeCredentials({ get: chosen });
  const text = 'That passkey does not belong to an account here.';
  fakeApi({
    ...session(null),
    ...login,
    'POST /api/user/passkeys/login': () => refusal(401, 'unknownPasskey', text),
  });
  render();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(signalUnknownCredential).toHaveBeenCalledOnce();
});

test('the browser offers passkeys in the field of the name, from the first activity on', async () => {
  const { get } = fakeCredentials({ get: chosen, autofill: true });
  const calls = fakeApi({ ...session(null), ...login });
  render();
  expect(screen.getByLabelText('Username or email')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/passkeys/login/options');
  await userEvent.tab();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/join\/K7PQ2M$/));
  expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
});

test('the offer in the field ends while the button asks for a passkey, and goes on after it', async () => {
  const asked: (string | undefined)[] = [];
  const pending: CredentialRequestOptions[] = [];
  const { get } = fakeCredentials({ autofill: true });
  get.mockImplementation((request) => {
    asked.push(request.mediation);
    if (request.mediation !== 'conditional') return browserError('NotAllowedError')();
    pending.push(request);
    return new Promise((_, reject) =>
      request.signal?.addEventListener('abort', () => reject(request.signal?.reason)),
    );
  });
  fakeApi({ ...session(null), ...login });
  render();
  await userEvent.tab();
  await waitFor(() => expect(pending).toHaveLength(1));
  await userEvent.click(button());
  expect(await screen.findByText(/^No passkey was used/)).toBeVisible();
  expect(pending[0]?.signal?.aborted).toBe(true);
  await waitFor(() => expect(asked).toEqual(['conditional', undefined, 'conditional']));
});

test('an offer that cannot begin says nothing, because the visitor has asked for nothing', async () => {
  fakeCredentials({ autofill: true });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeApi({
    ...session(null),
    'POST /api/user/passkeys/login/options': () => refusal(503, 'unavailable', 'Server error'),
  });
  render();
  await userEvent.tab();
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  warn.mockRestore();
});

test('a site without passkeys has neither button nor offer', async () => {
  noteOfferedPasskeys(false);
  fakeApi(session(null));
  render();
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
});
