import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { chosen, fakeCredentials, options } from '../../features/accounts/testing/fake-credentials.ts';
import AppPasskeyPage from './AppPasskeyPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const app = 'a'.repeat(43);
const code = 'c'.repeat(43);
const render = (query: string) =>
  renderPage(
    <Routes>
      <Route path="/app-passkey" element={<AppPasskeyPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/app-passkey?${query}`,
  );

test.each(['enter', 'confirm'])('uses a passkey for the app (%s) and returns a code', async (purpose) => {
  fakeCredentials({ get: chosen });
  const calls = fakeApi({
    ...session(null),
    'POST /api/user/passkeys/app/options': options.request,
    'POST /api/user/passkeys/app': () => Response.json({ success: true, code }),
  });
  render(`purpose=${purpose}&app=${app}`);
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveTextContent(`/return-to-app?code=${code}`),
  );
  expect(calls.find(({ route }) => route === 'POST /api/user/passkeys/app')?.body).toMatchObject({
    app,
    purpose,
    passkey: { id: 'chosen' },
  });
});

test('makes a passkey for the account of the app and returns a code', async () => {
  fakeCredentials({ create: chosen });
  const calls = fakeApi({
    ...session(null),
    'POST /api/user/passkeys/app/creation-options': options.creation,
    'POST /api/user/passkeys/app/created': () => Response.json({ success: true, code }),
  });
  render(`purpose=add&app=${app}`);
  await userEvent.click(screen.getByRole('button', { name: 'Make a passkey' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveTextContent(`/return-to-app?code=${code}`),
  );
  expect(calls.at(-1)?.body).toMatchObject({ app, passkey: { id: 'chosen' } });
});

test('a refusal is shown, and the button can be pressed again', async () => {
  fakeCredentials({ get: chosen });
  fakeApi({
    ...session(null),
    'POST /api/user/passkeys/app/options': () =>
      refusal(404, 'expiredPasskeyRequest', 'That took too long. Please try again.'),
  });
  render(`purpose=enter&app=${app}`);
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That took too long. Please try again.');
  expect(screen.getByRole('button', { name: 'Use a passkey' })).not.toHaveAttribute('aria-busy');
});

test.each(['', 'purpose=enter', `purpose=erase&app=${app}`, 'purpose=add&app=short'])(
  'a link that is not complete (%j) asks the device for nothing',
  (query) => {
    fakeApi(session(null));
    render(query);
    expect(screen.getByRole('alert')).toHaveTextContent('Please start again in the app.');
    expect(screen.queryByRole('button')).toBeNull();
  },
);
