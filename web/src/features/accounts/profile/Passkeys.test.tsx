import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../../test/fake-api.ts';
import {
  confirmationRequired,
  csrf,
  dialog,
  pressIn,
  render,
  resetBeforeEach,
  routesOf,
} from '../../../pages/account/testing/profile-page.tsx';
import { browserError, chosen, fakeCredentials, options } from '../testing/fake-credentials.ts';

resetBeforeEach();
afterEach(() => vi.unstubAllGlobals());

const laptop = {
  _id: 'laptop',
  name: 'Chrome on Linux',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
const phone = { ...laptop, _id: 'phone', name: 'Safari on iPhone', lastUsedAt: '2026-11-20T10:00:00.000Z' };
const owner = { ...juniper, authProviders: ['form', 'passkey'] };
const list = (...passkeys: object[]) => ({
  'GET /api/user/passkeys': () => Response.json({ success: true, passkeys }),
});
const panel = () => screen.findByRole('region', { name: 'Passkeys' });
const press = async (name: string) =>
  userEvent.click(await within(await panel()).findByRole('button', { name }));

test('passkeys are listed with name, when they were added and when they were used', async () => {
  fakeApi({ ...session(owner), ...list(laptop, phone) });
  render();
  const rows = await within(await panel()).findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Chrome on Linux.*Added .*2026 · not used yet/);
  expect(rows[1]).toHaveTextContent(/Safari on iPhone.*last used/);
});

describe('adding a passkey', () => {
  test('makes it on the device and shows it in the list', async () => {
    const { create } = fakeCredentials({ create: chosen });
    let stored: object[] = [];
    const calls = fakeApi({
      ...session(juniper),
      ...csrf,
      'GET /api/user/passkeys': () => Response.json({ success: true, passkeys: stored }),
      'POST /api/user/passkeys/options': options.creation,
      'POST /api/user/passkeys': () => {
        stored = [laptop];
        return Response.json({ success: true, passkey: laptop });
      },
    });
    render();
    await press('Add a passkey');
    await pressIn('Add a passkey', 'Continue');
    expect(await screen.findByText('Your passkey "Chrome on Linux" is added.')).toBeInTheDocument();
    expect(create).toHaveBeenCalledOnce();
    expect(await within(await panel()).findByText('Chrome on Linux')).toBeInTheDocument();
    const sent = calls.find(({ route }) => route === 'POST /api/user/passkeys');
    expect(sent?.headers.get('CSRF-Token')).toBe('the-token');
    expect(sent?.body).toMatchObject({ passkey: { id: 'chosen', type: 'public-key' } });
  });

  test('asks for a proof of identity first', async () => {
    fakeCredentials({ create: chosen });
    let isConfirmed = false;
    fakeApi({
      ...session(juniper),
      ...csrf,
      ...list(),
      'POST /api/user/passkeys/options': () => (isConfirmed ? options.creation() : confirmationRequired()),
      'POST /api/user/confirm': () => {
        isConfirmed = true;
        return Response.json({ success: true });
      },
      'POST /api/user/passkeys': () => Response.json({ success: true, passkey: laptop }),
    });
    render();
    await press('Add a passkey');
    await pressIn('Add a passkey', 'Continue');
    const question = await dialog("Confirm it's you");
    await userEvent.type(within(question).getByLabelText('Your password'), 'Secret123{Enter}');
    expect(await screen.findByText('Your passkey "Chrome on Linux" is added.')).toBeInTheDocument();
  });

  test.each([
    ['NotAllowedError', 'status', 'No passkey was made. Try again when you are ready.'],
    ['InvalidStateError', 'alert', 'This device already has a passkey for your account.'],
    ['UnknownError', 'alert', 'Your device could not make a passkey.'],
  ])('says what is wrong after %s, and can be tried again', async (name, role, text) => {
    fakeCredentials({ create: browserError(name) });
    const calls = fakeApi({
      ...session(juniper),
      ...csrf,
      ...list(),
      'POST /api/user/passkeys/options': options.creation,
    });
    render();
    await press('Add a passkey');
    await pressIn('Add a passkey', 'Continue');
    expect(await within(await dialog('Add a passkey')).findByRole(role)).toHaveTextContent(text);
    expect(routesOf(calls)).not.toContain('POST /api/user/passkeys');
    await pressIn('Add a passkey', 'Continue');
    await waitFor(() =>
      expect(routesOf(calls).filter((route) => route === 'POST /api/user/passkeys/options')).toHaveLength(2),
    );
  });

  test('says that a browser without passkeys does not support them', async () => {
    fakeApi({
      ...session(juniper),
      ...csrf,
      ...list(),
      'POST /api/user/passkeys/options': options.creation,
    });
    render();
    await press('Add a passkey');
    await pressIn('Add a passkey', 'Continue');
    expect(await screen.findByText('This browser does not support passkeys.')).toBeInTheDocument();
  });
});

describe('an own passkey', () => {
  test('is renamed; a name that is empty or too long is an error at the field', async () => {
    const calls = fakeApi({
      ...session(owner),
      ...csrf,
      ...list(laptop),
      'PUT /api/user/passkeys/laptop': () =>
        Response.json({ success: true, passkey: { ...laptop, name: 'Blue key' } }),
    });
    render();
    await press('Rename Chrome on Linux');
    const field = within(await dialog('Rename this passkey')).getByLabelText('Name');
    expect(field).toHaveValue('Chrome on Linux');
    for (const [name, text] of [
      [' ', 'Please enter a name'],
      ['x'.repeat(41), 'The name can have at most 40 characters'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${name}{Enter}`);
      await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'Blue key{Enter}');
    expect(await within(await panel()).findByText('Blue key')).toBeInTheDocument();
    expect(calls.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({ name: 'Blue key' });
  });

  test('is removed after a question, also from the password manager', async () => {
    const { signalUnknownCredential } = fakeCredentials();
    fakeApi({
      ...session(owner),
      ...csrf,
      ...list(laptop),
      'DELETE /api/user/passkeys/laptop': () =>
        Response.json({ success: true, credentialId: 'Y2hvc2Vu', authProviders: ['form'] }),
    });
    render();
    await press('Remove Chrome on Linux');
    await pressIn('Remove this passkey?', 'Remove');
    expect(await screen.findByText('The passkey is removed.')).toBeInTheDocument();
    expect(signalUnknownCredential).toHaveBeenCalledWith({ rpId: 'localhost', credentialId: 'Y2hvc2Vu' });
  });

  test('is not removed if it is the only way to log in', async () => {
    const calls = fakeApi({ ...session({ ...juniper, authProviders: ['passkey'] }), ...list(laptop) });
    render();
    await press('Remove Chrome on Linux');
    expect(
      await screen.findByText('This is your only way to log in. Add another one first.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(routesOf(calls)).not.toContain('DELETE /api/user/passkeys/laptop');
  });

  test('proves the identity in the dialog that asks for it', async () => {
    fakeCredentials({ get: chosen });
    let isConfirmed = false;
    const calls = fakeApi({
      ...session(owner),
      ...csrf,
      ...list(laptop),
      'POST /api/user/passkeys/confirm/options': options.request,
      'POST /api/user/passkeys/confirm': () => {
        isConfirmed = true;
        return Response.json({ success: true });
      },
      'DELETE /api/user/passkeys/laptop': () =>
        isConfirmed
          ? Response.json({ success: true, credentialId: 'Y2hvc2Vu', authProviders: ['form'] })
          : confirmationRequired(),
    });
    render();
    await press('Remove Chrome on Linux');
    await pressIn('Remove this passkey?', 'Remove');
    await pressIn("Confirm it's you", 'Use a passkey');
    expect(await screen.findByText('The passkey is removed.')).toBeInTheDocument();
    const sent = calls.find(({ route }) => route === 'POST /api/user/passkeys/confirm');
    expect(sent?.body).toMatchObject({ passkey: { id: 'chosen' } });
  });

  test('that does not prove the identity leaves the other ways open', async () => {
    fakeCredentials({ get: chosen });
    fakeApi({
      ...session(owner),
      ...csrf,
      ...list(laptop),
      'POST /api/user/passkeys/confirm/options': options.request,
      'POST /api/user/passkeys/confirm': () =>
        refusal(401, 'invalidPasskey', 'That passkey was not accepted.'),
      'DELETE /api/user/passkeys/laptop': confirmationRequired,
    });
    render();
    await press('Remove Chrome on Linux');
    await pressIn('Remove this passkey?', 'Remove');
    const question = await dialog("Confirm it's you");
    await userEvent.type(within(question).getByLabelText('Your password'), 'Secret');
    await pressIn("Confirm it's you", 'Use a passkey');
    expect(await within(question).findByRole('alert')).toHaveTextContent('That passkey was not accepted.');
    expect(within(question).getByLabelText('Your password')).toHaveValue('Secret');
  });
});

test('a removal goes on after the proof of identity at a provider', async () => {
  sessionStorage.setItem(
    'tallyho:pending-action',
    JSON.stringify({ value: { kind: 'removePasskey', id: 'laptop' }, until: Date.now() + 60_000 }),
  );
  fakeApi({
    ...session(owner),
    ...csrf,
    ...list(laptop),
    'DELETE /api/user/passkeys/laptop': () =>
      Response.json({ success: true, credentialId: 'Y2hvc2Vu', authProviders: ['form'] }),
  });
  render('/user?confirmed=google');
  expect(await screen.findByText('The passkey is removed.')).toBeInTheDocument();
});

test('the desktop app says that its passkey was added in the browser', async () => {
  fakeApi({ ...session(owner), ...list(laptop) });
  render('/user?added=passkey');
  expect(await screen.findByText('Your passkey is added.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/user$/));
});
