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
} from '../testing/profile-page.tsx';

resetBeforeEach();

const call = 'POST /api/user/change-email';
const done = () => Response.json({ success: true });

async function request(email: string, title = 'Change email') {
  await userEvent.click(await screen.findByRole('button', { name: title }));
  const field = within(await dialog(title)).getByRole('textbox', { name: 'New email' });
  await userEvent.type(field, email);
  await pressIn(title, 'Send link');
  return field;
}

test('sends a link to the new address, and says that the old one stays until it is opened', async () => {
  const calls = fakeApi({ ...session(juniper), ...csrf, [call]: done });
  render();
  await request(' new@example.com');
  const text = await within(await dialog('Change email')).findByText(/on its way to/);
  expect(text).toHaveTextContent(/new@example\.com.*your old address stays/);
  const sent = calls.find(({ route }) => route === call);
  expect(sent?.body).toEqual({ email: 'new@example.com' });
  expect(sent?.headers.get('CSRF-Token')).toBe('the-token');
  await pressIn('Change email', 'Done');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an invalid address is an error at the field and sends nothing', async () => {
  const calls = fakeApi({ ...session(juniper), ...csrf, [call]: done });
  render();
  expect(await request('nothing')).toHaveAccessibleDescription('Please enter a valid email');
  expect(routesOf(calls)).not.toContain(call);
});

test('an address of another account is an error at the field, which keeps the text', async () => {
  const message = 'Another account has this e-mail address.';
  fakeApi({ ...session(juniper), ...csrf, [call]: () => refusal(409, 'emailTaken', message, 'email') });
  render();
  const field = await request('taken@example.com');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveValue('taken@example.com');
});

test('too many requests are reported above the field', async () => {
  const message = 'Please wait a minute before the next e-mail.';
  fakeApi({ ...session(juniper), ...csrf, [call]: () => refusal(429, 'rateLimited', message) });
  render();
  await request('new@example.com');
  expect(await screen.findByText(message)).toBeVisible();
});

test('asks for a proof of identity first, and sends nothing if the user cancels it', async () => {
  const calls = fakeApi({ ...session(onlyGoogle), ...csrf, [call]: confirmationRequired });
  render();
  await request('new@example.com');
  await pressIn("Confirm it's you", 'Close');
  expect(within(await dialog('Change email')).getByRole('button', { name: 'Send link' })).toBeEnabled();
  expect(routesOf(calls).filter((route) => route === call)).toHaveLength(1);
});

test('an account without an address can add one', async () => {
  fakeApi({ ...session({ ...juniper, email: '', emailVerified: false }), ...csrf, [call]: done });
  render();
  await request('new@example.com', 'Add an email');
  const text = await within(await dialog('Add an email')).findByText(/on its way to/);
  expect(text).not.toHaveTextContent('old address');
});
