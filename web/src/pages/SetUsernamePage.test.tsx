import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../test/fake-api.ts';
import { renderPage } from '../../test/render-page.tsx';
import SetUsernamePage from './SetUsernamePage.tsx';

beforeEach(() => sessionStorage.clear());

const render = (address: string) =>
  renderPage(
    <Routes>
      <Route path="/set-username" element={<SetUsernamePage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  );
const free = { 'GET /api/user/register/check': () => Response.json({ exists: false }) };

test.each([
  '/set-username',
  '/set-username?userId=u1',
  '/set-username?token=t1',
  '/set-username?userId=&token=t1',
])('%s leads to the login', async (address) => {
  fakeApi(session(null));
  render(address);
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/login'));
});

test('the username is checked by the same rules, then sent with the pending sign-up', async () => {
  const calls = fakeApi({
    ...session(null),
    ...free,
    'POST /api/user/set-username': () => Response.json({ success: true, user: juniper }),
  });
  render('/set-username?userId=u1&token=t1');
  const username = screen.getByRole('textbox', { name: 'Username' });
  await userEvent.type(username, 'jun{Enter}');
  expect(username).toHaveAccessibleDescription('Username should be between 5 and 30 characters long');
  await userEvent.type(username, 'iper{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
  expect(calls.find(({ route }) => route === 'POST /api/user/set-username')?.body).toEqual({
    userId: 'u1',
    token: 't1',
    username: 'juniper',
  });
});

test('a failure shows its message', async () => {
  fakeApi({
    ...session(null),
    ...free,
    'POST /api/user/set-username': () => refusal(404, 'notFound', 'There is nothing here.'),
  });
  render('/set-username?userId=u1&token=t1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'juniper{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing here.');
});
