import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { loadRules } from '../../features/accounts/sign-in/lazy-rules.ts';
import LoginPage from './LoginPage.tsx';

// A visitor's first activity loads them.
beforeAll(() => loadRules());

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const render = (address = '/login') =>
  renderPage(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  );

const name = () => screen.getByRole('textbox', { name: 'Username or email' });
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));
const address = () => screen.getByLabelText('Address');

test('both providers are links to the API', () => {
  fakeApi(session(null));
  render();
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/user/auth/google?from=login',
  );
  expect(screen.getByRole('link', { name: 'Continue with Discord' })).toHaveAttribute(
    'href',
    '/api/user/auth/discord?from=login',
  );
});

test('provider links contain the page to return to', () => {
  fakeApi(session(null));
  render('/login?next=/join/K7PQ2M');
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/user/auth/google?from=login&next=%2Fjoin%2FK7PQ2M',
  );
});

test.each([
  ['/login', 'Your seat is still warm.'],
  ['/login?next=/join/K7PQ2M', 'Then straight to the lobby.'],
])('%s shows the lead text: %s', (address, text) => {
  fakeApi(session(null));
  render(address);
  expect(screen.getByText(text)).toBeVisible();
});

test('an empty form is not sent: each field shows an error, and the first field has the focus', async () => {
  const calls = fakeApi(session(null));
  render();
  await submit();
  expect(screen.getByText('Please enter a username')).toBeVisible();
  expect(screen.getByText('Please enter a password')).toBeVisible();
  expect(name()).toHaveFocus();
  expect(name()).toBeInvalid();
  expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/login');
});

test('Enter logs in and opens the page in `next`', async () => {
  const calls = fakeApi({
    ...session(null),
    'POST /api/user/login': () => Response.json({ success: true, user: juniper }),
  });
  render('/login?next=/join/K7PQ2M');
  await userEvent.type(name(), 'juniper');
  await userEvent.type(password(), 'Secret1{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/join/K7PQ2M'));
  expect(calls.at(-1)?.body).toEqual({ emailOrUsername: 'juniper', password: 'Secret1' });
});

test('a `next` on another origin leads to the home page', async () => {
  fakeApi({
    ...session(null),
    'POST /api/user/login': () => Response.json({ success: true, user: juniper }),
  });
  render('/login?next=//evil.example');
  await userEvent.type(name(), 'juniper');
  await userEvent.type(password(), 'Secret1{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
});

test('logged-in users are redirected', async () => {
  fakeApi(session(juniper));
  render('/login?next=/user');
  await waitFor(() => expect(address()).toHaveTextContent('/user'));
});

test.each([
  ['userNotFound', 'User not found', name],
  ['invalidPassword', 'Invalid password', password],
])('the error %s is shown at its field, and the typed text stays', async (code, message, field) => {
  fakeApi({ ...session(null), 'POST /api/user/login': () => refusal(401, code, message) });
  render();
  await userEvent.type(name(), 'juniper');
  await userEvent.type(password(), 'Secret1');
  await submit();
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription(message);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(name()).toHaveValue('juniper');
  expect(password()).toHaveValue('Secret1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error from the server stays until the text of its field changes', async () => {
  fakeApi({
    ...session(null),
    'POST /api/user/login': () => refusal(401, 'invalidPassword', 'Invalid password'),
  });
  render();
  await userEvent.type(name(), 'juniper');
  await userEvent.type(password(), 'Secret1{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Invalid password'));
  await userEvent.tab({ shift: true });
  expect(password()).toHaveAccessibleDescription('Invalid password');
  await userEvent.type(password(), '2');
  expect(password()).toBeValid();
});

test('too many attempts show the server’s text', async () => {
  const message = 'Too many failed attempts. Please try again in a few minutes.';
  fakeApi({ ...session(null), 'POST /api/user/login': () => refusal(429, 'tooManyAttempts', message) });
  render();
  await userEvent.type(name(), 'juniper');
  await userEvent.type(password(), 'Secret1');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('a network error is shown', async () => {
  fakeApi({
    ...session(null),
    'POST /api/user/login': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  render();
  await userEvent.type(name(), 'juniper');
  await userEvent.type(password(), 'Secret1');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');
});

test('while the request runs the button is busy, and a second submit sends nothing', async () => {
  const calls = fakeApi({ ...session(null), 'POST /api/user/login': () => new Promise(() => undefined) });
  render();
  await userEvent.type(name(), 'juniper');
  await userEvent.type(password(), 'Secret1');
  await submit();
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(password(), '{Enter}');
  expect(calls.filter(({ route }) => route === 'POST /api/user/login')).toHaveLength(1);
});

test('a reload restores the name but never the password', async () => {
  fakeApi(session(null));
  const { unmount } = render();
  await userEvent.type(name(), 'juniper');
  await userEvent.type(password(), 'Secret1');
  unmount();
  render();
  expect(name()).toHaveValue('juniper');
  expect(password()).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('Secret1');
});

test('after logging in the draft is deleted', async () => {
  fakeApi({
    ...session(null),
    'POST /api/user/login': () => Response.json({ success: true, user: juniper }),
  });
  render();
  await userEvent.type(name(), 'juniper');
  await userEvent.type(password(), 'Secret1{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(sessionStorage).toHaveLength(0);
});

test('a provider’s error is shown with our own text', async () => {
  fakeApi(session(null));
  render('/login?error=no_email&provider=discord');
  expect(await screen.findByRole('alert')).toHaveTextContent('No email associated with this Discord account');
});

test('the error parameters are removed from the address, and the others stay', async () => {
  fakeApi(session(null));
  render('/login?error=no_email&provider=discord&next=/join/K7PQ2M');
  await waitFor(() => expect(address()).toHaveTextContent(/^\/login\?next=%2Fjoin%2FK7PQ2M$/));
  expect(await screen.findByRole('alert')).toHaveTextContent('No email associated with this Discord account');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register?next=%2Fjoin%2FK7PQ2M',
  );
});

test('the error parameters stay in the address until the error is shown', async () => {
  fakeApi(session(null));
  render('/login?error=no_email&provider=discord');
  expect(address()).toHaveTextContent('/login?error=no_email&provider=discord');
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(address()).toHaveTextContent(/^\/login$/));
});

test('the fields have autocomplete attributes for password managers', () => {
  fakeApi(session(null));
  render();
  expect(name()).toHaveAttribute('autocomplete', 'username webauthn');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('the password can be shown', async () => {
  fakeApi(session(null));
  render();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});
