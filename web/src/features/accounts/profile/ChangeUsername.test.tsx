import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../../test/fake-api.ts';
import {
  confirmationRequired,
  csrf,
  dialog,
  onlyGoogle,
  pressIn,
  render,
  resetBeforeEach,
  routesOf,
} from '../../../pages/account/testing/profile-page.tsx';

resetBeforeEach();

const call = 'POST /api/user/change-username';
const check = 'GET /api/user/register/check';
const title = 'Change username';
const next = '2026-12-24T16:30:00.000Z';
const renamed = { ...juniper, username: 'rosemary', nextUsernameChange: next };
const free = { [check]: () => Response.json({ exists: false }) };

async function change(username: string, { submits = true } = {}) {
  await userEvent.click(await screen.findByRole('button', { name: title }));
  const field = within(await dialog(title)).getByRole('textbox', { name: 'New username' });
  await userEvent.type(field, username);
  if (submits) await pressIn(title, title);
  return field;
}

test('changes the username, shows it at once, and says when the next change is possible', async () => {
  const done = () => Response.json({ success: true, user: renamed });
  const calls = fakeApi({ ...session(juniper), ...csrf, ...free, [call]: done });
  render();
  await change(' rosemary');
  expect(await screen.findByText('You are rosemary now.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^You can change your username again on/).querySelector('time')).toHaveAttribute(
    'datetime',
    next,
  );
  expect(screen.queryByRole('button', { name: title })).toBeNull();
  expect(screen.getByRole('region', { name: 'Account' })).toHaveFocus();
  expect(screen.getByText('rosemary')).toBeVisible();
  const sent = calls.find(({ route }) => route === call);
  expect(sent?.body).toEqual({ username: 'rosemary' });
  expect(sent?.headers.get('CSRF-Token')).toBe('the-token');
});

test('refuses a name that breaks the rules at the field, without a request', async () => {
  const calls = fakeApi({ ...session(juniper), ...csrf, ...free });
  render();
  const field = await change('abc');
  expect(field).toHaveAccessibleDescription(/between 5 and 30 characters/);
  expect(routesOf(calls)).not.toContain(call);
});

test('says while the user types whether the name is free, but not that the own one is taken', async () => {
  fakeApi({
    ...session(juniper),
    ...csrf,
    [check]: ({ query }) => Response.json({ exists: query.get('username') !== 'rosemary' }),
  });
  render();
  const field = await change('rosemary', { submits: false });
  expect(await screen.findByText('Username is free')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'thymetable');
  expect(await screen.findByText('Username already exists')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'Juniper');
  expect(await screen.findByText('Username is free')).toBeInTheDocument();
});

test('shows a refusal of the API at the field, which keeps the text', async () => {
  const message = 'Username already exists';
  fakeApi({
    ...session(juniper),
    ...csrf,
    ...free,
    [call]: () => refusal(409, 'usernameTaken', message, 'username'),
  });
  render();
  const field = await change('rosemary');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue('rosemary');
});

test('asks for a proof of identity first, and changes nothing if the user cancels it', async () => {
  const calls = fakeApi({ ...session(onlyGoogle), ...csrf, ...free, [call]: confirmationRequired });
  render();
  await change('rosemary');
  await pressIn("Confirm it's you", 'Close');
  expect(within(await dialog(title)).getByRole('button', { name: title })).toBeEnabled();
  expect(routesOf(calls).filter((route) => route === call)).toHaveLength(1);
});
