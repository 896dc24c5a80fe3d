import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../../test/fake-api.ts';
import { emitUserEvent } from '../../../entities/user-socket/events.ts';
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

const call = 'POST /api/user/change-email';
const at = '2026-11-24T16:30:00.000Z';
const done = () => Response.json({ success: true, effectiveAt: null });
const pending = (change: object | null, delay = 0) => ({
  'GET /api/user/change-email': () => Response.json({ success: true, change, delay }),
});

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
  expect(within(await dialog('Change email')).getByRole('button', { name: 'Done' })).toHaveFocus();
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
  const message = 'Another account has this email address.';
  fakeApi({ ...session(juniper), ...csrf, [call]: () => refusal(409, 'emailTaken', message, 'email') });
  render();
  const field = await request('taken@example.com');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveValue('taken@example.com');
});

test('too many requests are reported above the field', async () => {
  const message = 'Please wait a minute before the next email.';
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

describe('on a new device', () => {
  test('the form says that the change waits, and the answer says until when', async () => {
    const answer = () => Response.json({ success: true, effectiveAt: at });
    fakeApi({ ...session(juniper), ...csrf, ...pending(null, 86_400_000), [call]: answer });
    render();
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    const form = within(await dialog('Change email'));
    expect(
      await form.findByText(/This device is new, so the address changes 24 hours from now/),
    ).toBeVisible();
    expect(form.queryByText(/It becomes yours when you open the link/)).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: 'New email' }), 'new@example.com');
    await pressIn('Change email', 'Send link');
    expect(await form.findByText(/because this device is new\.$/)).toHaveTextContent(
      /your address changes on/,
    );
    expect(form.getByText((_, element) => element?.getAttribute('datetime') === at)).toBeVisible();
  });

  test('the form says nothing of a wait if there is none', async () => {
    fakeApi({ ...session(juniper), ...csrf, ...pending(null), [call]: done });
    render();
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    await dialog('Change email');
    expect(await screen.findByText(/It becomes yours when you open the link/)).toBeVisible();
    expect(screen.queryByText(/This device is new/)).toBeNull();
  });
});

describe('a pending change', () => {
  const email = 'new@example.com';
  const account = () => screen.findByRole('region', { name: 'Account' });

  test('says that its link has to be opened, then when the address changes and why', async () => {
    let isConfirmed = false;
    const change = () => ({ email, effectiveAt: at, isConfirmed });
    fakeApi({
      ...session(juniper),
      'GET /api/user/change-email': () => Response.json({ success: true, change: change(), delay: 1 }),
    });
    render();
    const section = within(await account());
    expect(await section.findByText(/Open the link that we sent to/)).toBeVisible();
    isConfirmed = true;
    act(() => emitUserEvent({ type: 'accountChanged' }));
    expect(await section.findByText(/Your address changes to/)).toHaveTextContent(
      /^Your address changes to new@example\.com on .* because this device is new\.$/,
    );
  });

  test('says on another device that a new one requested it', async () => {
    fakeApi({ ...session(juniper), ...pending({ email, effectiveAt: at, isConfirmed: true }) });
    render();
    expect(await screen.findByText(/because the change was requested on a new device/)).toBeVisible();
  });

  test('can be stopped', async () => {
    let change: object | null = { email, effectiveAt: at, isConfirmed: true };
    const calls = fakeApi({
      ...session(juniper),
      'GET /api/user/change-email': () => Response.json({ success: true, change, delay: 0 }),
      'DELETE /api/user/change-email': () => {
        change = null;
        return Response.json({ success: true });
      },
    });
    render();
    await userEvent.click(await screen.findByRole('button', { name: 'Stop the change' }));
    expect(await screen.findByText('The change was stopped. Your address stays.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop the change' })).toBeNull();
    expect(await account()).toHaveFocus();
    expect(routesOf(calls)).toContain('DELETE /api/user/change-email');
  });
});
