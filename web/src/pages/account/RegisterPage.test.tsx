import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { challenge, fakeWorkers, proofOfWorkRequired, solution } from '../../../test/fake-worker.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { chooseName } from '../../entities/session/own-face.ts';
import { loadRules } from '../../features/accounts/sign-in/lazy-rules.ts';
import { storeInvitation } from '../../features/accounts/stored/stored-invitation.ts';
import RegisterPage from './RegisterPage.tsx';

// A visitor's first activity loads them.
beforeAll(() => loadRules());

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const render = (address = '/register') =>
  renderPage(
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  );

const fields = {
  Username: () => screen.getByRole('textbox', { name: 'Username' }),
  Email: () => screen.getByRole('textbox', { name: 'Email' }),
  Password: () => screen.getByLabelText('Password'),
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const free = { 'GET /api/user/register/check': () => Response.json({ exists: false }) };

async function fill(username = 'juniper', email = 'juniper@example.org', password = 'Secret1') {
  await userEvent.type(fields.Username(), username);
  await userEvent.type(fields.Email(), email);
  await userEvent.type(fields.Password(), password);
}

test.each([
  ['Username', '{ }', 'Please enter a username'],
  ['Username', 'june', 'Username should be between 5 and 30 characters long'],
  ['Username', 'J'.repeat(31), 'Username should be between 5 and 30 characters long'],
  ['Username', 'JUNIPER', 'Username has to contain at least one small letter'],
  ['Username', 'juniper@home', 'Username cannot contain an @'],
  ['Email', 'juniper', 'Please enter a valid email'],
  ['Email', 'juniper@example', 'Please enter a valid email'],
  ['Password', 'Ab1', 'Password has to be at least 6 characters long'],
  ['Password', 'SECRET1', 'Password has to contain at least one small letter'],
  ['Password', 'secret1', 'Password has to contain at least one capital letter'],
  ['Password', 'Secrets', 'Password has to contain at least one number'],
] as const)('leaving the field %s with "%s" shows "%s"', async (label, value, text) => {
  fakeApi({ ...session(null), ...free });
  render();
  await userEvent.type(fields[label](), value);
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.tab();
  expect(fields[label]()).toHaveAccessibleDescription(text);
});

test('an error disappears as soon as the value is valid', async () => {
  fakeApi({ ...session(null), ...free });
  render();
  await userEvent.type(fields.Password(), 'secret1');
  await userEvent.tab();
  expect(fields.Password()).toBeInvalid();
  await userEvent.type(fields.Password(), 'S');
  expect(fields.Password()).toBeValid();
});

test('the fields have autocomplete attributes for password managers', () => {
  fakeApi({ ...session(null), ...free });
  render();
  const kinds = Object.values(fields).map((field) => field().getAttribute('autocomplete'));
  expect(kinds).toEqual(['username', 'email', 'new-password']);
});

test('an invalid form is not sent, and the first invalid field has the focus', async () => {
  const calls = fakeApi({ ...session(null), ...free });
  render();
  await fill('juniper', 'nowhere', 'short');
  await submit();
  expect(fields.Email()).toHaveFocus();
  expect(fields.Password()).toBeInvalid();
  expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/register');
});

test.each([
  ['Username', 'username', 'juniper', 'Username already exists'],
  ['Email', 'email', 'juniper@example.org', 'Email already exists ( use Discord or Google to login )'],
] as const)('a taken %s is shown before submitting, with one request', async (label, field, value, text) => {
  const calls = fakeApi({
    ...session(null),
    'GET /api/user/register/check': () => Response.json({ exists: true }),
  });
  render();
  await userEvent.type(fields[label](), value);
  await waitFor(() => expect(fields[label]()).toHaveAccessibleDescription(text));
  const checks = calls.filter(({ route }) => route === 'GET /api/user/register/check');
  expect(checks.map(({ query }) => query.toString())).toEqual([
    new URLSearchParams({ [field]: value }).toString(),
  ]);
});

test('a free username is marked as such', async () => {
  fakeApi({ ...session(null), ...free });
  render();
  await userEvent.type(fields.Username(), 'juniper');
  expect(await screen.findByText('Username is free')).toBeInTheDocument();
});

test('registering is still possible when the availability check fails', async () => {
  fakeApi({
    ...session(null),
    'GET /api/user/register/check': () => refusal(503, 'unavailable', 'Server error'),
    'POST /api/user/register': () => Response.json({ success: true, user: juniper }),
  });
  render();
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
});

test('registering logs in and opens the page in `next`', async () => {
  const calls = fakeApi({
    ...session(null),
    ...free,
    'POST /api/user/register': () => Response.json({ success: true, user: juniper }),
  });
  render('/register?next=/join/K7PQ2M');
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/join/K7PQ2M'));
  expect(calls.find(({ route }) => route === 'POST /api/user/register')?.body).toEqual({
    username: 'juniper',
    email: 'juniper@example.org',
    password: 'Secret1',
  });
  expect(sessionStorage).toHaveLength(0);
});

test('a profane username is marked, and the other fields stay', async () => {
  fakeApi({
    ...session(null),
    ...free,
    'POST /api/user/register': () =>
      refusal(400, 'profaneUsername', 'Please find a kinder username', 'username'),
  });
  render();
  await fill();
  await submit();
  await waitFor(() => expect(fields.Username()).toHaveAccessibleDescription('Please find a kinder username'));
  expect(fields.Username()).toHaveFocus();
  expect(fields.Email()).toHaveValue('juniper@example.org');
});

test('a username that was taken after the check is marked', async () => {
  fakeApi({
    ...session(null),
    ...free,
    'POST /api/user/register': () => refusal(409, 'usernameTaken', 'Username already exists', 'username'),
  });
  render();
  await fill();
  await submit();
  await waitFor(() => expect(fields.Username()).toHaveAccessibleDescription('Username already exists'));
  await waitFor(() => expect(fields.Username()).toHaveFocus());
});

test.each([
  [
    'the server’s message',
    () => refusal(429, 'rateLimited', 'That was a bit fast. Try again in a moment.'),
    'That was a bit fast. Try again in a moment.',
  ],
  [
    'a fixed text',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'Registration failed. Please try again.',
  ],
])('a failure shows %s, and the typed texts stay', async (_, answer, text) => {
  fakeApi({ ...session(null), ...free, 'POST /api/user/register': answer });
  render();
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(fields.Username()).toHaveValue('juniper');
  expect(fields.Password()).toHaveValue('Secret1');
});

test('an invited visitor gets to the lobby after registering, also without a `next` parameter', async () => {
  storeInvitation('PARTY7');
  fakeApi({ ...session(null), ...free, 'POST /api/user/register': () => Response.json({ user: juniper }) });
  render();
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/join/PARTY7'));
});

test('a guest whose name cannot be a username is asked for one, without an error', async () => {
  fakeApi({ ...session({ ...juniper, username: 'Tom', isGuest: true }), ...free });
  render('/register');
  expect(await screen.findByText('Your seat, if you have one, and your points stay with you.')).toBeVisible();
  await loadRules();
  expect(fields.Username()).toHaveValue('');
  expect(fields.Username()).not.toHaveAccessibleDescription(/should be/);
});

test.each([
  ['Jasper', 'Jasper'],
  ['Tom', ''],
])('a visitor who is called %s on the home page finds "%s" in the field', async (name, proposed) => {
  chooseName(name);
  fakeApi({ ...session(null), ...free });
  render();
  await loadRules();
  await waitFor(() => expect(fields.Username()).toHaveValue(proposed));
  expect(fields.Username()).not.toHaveAccessibleDescription(/should be/);
});

test('a guest registers with the guest’s name, unless they type another one', async () => {
  const guest = { ...juniper, isGuest: true };
  const calls = fakeApi({
    ...session(guest),
    ...free,
    'POST /api/user/register': () => Response.json({ success: true, user: juniper }),
  });
  render('/register?next=%2Fgame');
  await waitFor(() => expect(fields.Username()).toHaveValue('juniper'));
  expect(screen.getByText('Your seat, if you have one, and your points stay with you.')).toBeInTheDocument();
  await userEvent.type(fields.Email(), 'juniper@example.org');
  await userEvent.type(fields.Password(), 'Secret1');
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/game'));
  expect(calls.find(({ route }) => route === 'POST /api/user/register')?.body).toMatchObject({
    username: 'juniper',
  });
});

describe('a registration that needs a proof of work', () => {
  const asked = () => Response.json(proofOfWorkRequired, { status: 403 });
  const note = 'One moment: checking that you are not a bot.';
  const sentIn = (calls: readonly { readonly route: string; readonly body: unknown }[]) =>
    calls.flatMap(({ route, body }) => (route === 'POST /api/user/register' ? [body] : []));
  const typed = { username: 'juniper', email: 'juniper@example.org', password: 'Secret1' };

  test('is repeated by itself with the solution, while the form says so and keeps its values', async () => {
    const { workers, finish } = fakeWorkers();
    const calls = fakeApi({
      ...session(null),
      ...free,
      'POST /api/user/register': ({ body }) =>
        JSON.stringify(body).includes('"proof"') ? Response.json({ success: true, user: juniper }) : asked(),
    });
    render();
    await fill();
    expect(screen.queryByText(note)).toBeNull();
    await submit();
    const shown = await screen.findByText(note);
    expect(shown).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fields.Username()).toHaveValue('juniper');
    expect(fields.Password()).toHaveValue('Secret1');
    await submit();
    expect(workers).toMatchObject([{ task: challenge, isRunning: true }]);
    finish();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
    expect(sentIn(calls)).toEqual([typed, { ...typed, proof: { challenge, solution } }]);
    expect(workers).toMatchObject([{ isRunning: false }]);
  });

  test('ends with a message and the typed texts if the task cannot be loaded or the proof is refused again and again', async () => {
    const { workers, finish, fail } = fakeWorkers();
    const calls = fakeApi({ ...session(null), ...free, 'POST /api/user/register': asked });
    render();
    await fill();
    await submit();
    await waitFor(() => expect(workers).toHaveLength(1));
    fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');
    await submit();
    for (const count of [2, 3]) {
      await waitFor(() => expect(workers).toHaveLength(count));
      finish();
    }
    expect(await screen.findByText(proofOfWorkRequired.message)).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();
    expect(sentIn(calls)).toHaveLength(4);
    expect(fields.Email()).toHaveValue('juniper@example.org');
  });
});
