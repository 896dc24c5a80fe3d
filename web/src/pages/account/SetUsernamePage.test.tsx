import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { challenge, fakeWorkers, proofOfWorkRequired, solution } from '../../../test/fake-worker.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { storeLastGuest } from '../../entities/session/last-guest.ts';
import { chooseName } from '../../entities/session/own-face.ts';
import SetUsernamePage from './SetUsernamePage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

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
])('%s redirects to the login page', async (address) => {
  fakeApi(session(null));
  render(address);
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/login'));
});

test('the username is validated by the rules of registration, then sent with the pending sign-up', async () => {
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

test('a guest whose name cannot be a username finds an empty field', async () => {
  storeLastGuest({ username: 'محمد', avatar: 8, code: 'PARTY7' });
  fakeApi({ ...session(null), ...free });
  render('/set-username?userId=u1&token=t1');
  expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('');
});

test('a guest finds the own name in the field', async () => {
  storeLastGuest({ username: 'Jasper', avatar: 8, code: 'PARTY7' });
  fakeApi({ ...session(null), ...free });
  render('/set-username?userId=u1&token=t1');
  expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('Jasper');
});

test('a visitor finds the name that they typed on the home page', async () => {
  chooseName('Jasper');
  fakeApi({ ...session(null), ...free });
  render('/set-username?userId=u1&token=t1');
  expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('Jasper');
});

test('the token is removed from the address immediately, and is still known after a reload', async () => {
  fakeApi({ ...session(null), ...free });
  const { unmount } = render('/set-username?userId=u1&token=t1&next=%2Fjoin%2FK7PQ2M');
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/set-username\?next=%2Fjoin%2FK7PQ2M$/),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'juniper');
  unmount();
  const calls = fakeApi({
    ...session(null),
    ...free,
    'POST /api/user/set-username': () => Response.json({ success: true, user: juniper }),
  });
  render('/set-username?next=%2Fjoin%2FK7PQ2M');
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('juniper');
  await userEvent.click(screen.getByRole('button', { name: 'Save username' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/join/K7PQ2M'));
  expect(calls.find(({ route }) => route === 'POST /api/user/set-username')?.body).toMatchObject({
    token: 't1',
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('t1');
});

test('an incomplete sign-up in the address is invalid, even if one is stored', async () => {
  fakeApi({ ...session(null), ...free });
  const { unmount } = render('/set-username?userId=u1&token=t1');
  await screen.findByRole('textbox', { name: 'Username' });
  unmount();
  render('/set-username?userId=u2');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/login'));
});

test.each([
  ['usernameTaken', 409, 'Username already exists'],
  ['profaneUsername', 400, 'Please find a kinder username'],
])('the error %s is shown at the field, and the username stays', async (code, status, text) => {
  fakeApi({
    ...session(null),
    ...free,
    'POST /api/user/set-username': () => refusal(status, code, text, 'username'),
  });
  render('/set-username?userId=u1&token=t1');
  const username = screen.getByRole('textbox', { name: 'Username' });
  await userEvent.type(username, 'juniper{Enter}');
  await waitFor(() => expect(username).toHaveAccessibleDescription(text));
  expect(username).toHaveValue('juniper');
  expect(username).toHaveFocus();
});

test.each([
  ['expiredSignUp', 404, 'That sign-up has expired. Please start again.'],
  ['emailTaken', 409, 'Email already exists ( use Discord or Google to login )'],
])('%s offers to start again', async (code, status, text) => {
  fakeApi({
    ...session(null),
    ...free,
    'POST /api/user/set-username': () => refusal(status, code, text),
  });
  render('/set-username?userId=u1&token=t1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'juniper{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('link', { name: 'Start again' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/login'));
  expect(sessionStorage.getItem('tallyho:sign-up')).toBeNull();
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

test('a sign-up that needs a proof of work is repeated by itself with the solution', async () => {
  const { workers, finish } = fakeWorkers();
  const calls = fakeApi({
    ...session(null),
    ...free,
    'POST /api/user/set-username': ({ body }) =>
      JSON.stringify(body).includes('"proof"')
        ? Response.json({ success: true, user: juniper })
        : Response.json(proofOfWorkRequired, { status: 403 }),
  });
  render('/set-username?userId=u1&token=t1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'juniper{Enter}');
  expect(await screen.findByText('One moment: checking that you are not a bot.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('juniper');
  expect(workers).toMatchObject([{ task: challenge }]);
  finish();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
  expect(calls.findLast(({ route }) => route === 'POST /api/user/set-username')?.body).toEqual({
    userId: 'u1',
    token: 't1',
    username: 'juniper',
    proof: { challenge, solution },
  });
});
