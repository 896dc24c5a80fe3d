import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../../test/fake-api.ts';
import {
  confirmationRequired,
  csrf,
  dialog,
  onlyGoogle,
  press,
  render,
  resetBeforeEach,
  routesOf,
} from '../../../pages/account/testing/profile-page.tsx';

resetBeforeEach();

describe('the password', () => {
  const openAndFill = async (current: string | null, next: string) => {
    await press(current === null ? 'Set password' : 'Change');
    const modal = within(await dialog(current === null ? 'Set password' : 'Change password'));
    if (current !== null) await userEvent.type(modal.getByLabelText('Current password'), current);
    await userEvent.type(modal.getByLabelText('New password'), next);
    await userEvent.type(modal.getByLabelText('New password again'), next);
    await userEvent.click(modal.getByRole('button', { name: /^(Set|Change) password$/ }));
    return modal;
  };

  test('changes the password, says that other devices are logged out, and closes', async () => {
    const calls = fakeApi({
      ...session(juniper),
      ...csrf,
      'POST /api/user/change-password': () => Response.json({ success: true, isNewPassword: false }),
    });
    render();
    await openAndFill('Secret123', 'Better456');
    expect(await screen.findByText(/Password changed\. Your other devices are logged out\./)).toBeVisible();
    const call = calls.find(({ route }) => route === 'POST /api/user/change-password');
    expect(call?.body).toEqual({ currentPassword: 'Secret123', newPassword: 'Better456' });
    expect(call?.headers.get('CSRF-Token')).toBe('the-token');
    const before = routesOf(calls).filter((route) => route === 'GET /api/user/auth-check').length;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const after = routesOf(calls).filter((route) => route === 'GET /api/user/auth-check').length;
    expect(after).toBe(before + 1);
  });

  test('does not ask for a current password when the first one is set', async () => {
    const calls = fakeApi({
      ...session(onlyGoogle),
      ...csrf,
      'POST /api/user/change-password': () => Response.json({ success: true, isNewPassword: true }),
    });
    render();
    await openAndFill(null, 'Better456');
    expect(await screen.findByText(/Password set\./)).toBeVisible();
    expect(calls.find(({ route }) => route === 'POST /api/user/change-password')?.body).toEqual({
      currentPassword: '',
      newPassword: 'Better456',
    });
  });

  test('shows each error at its field, focuses the first one, and keeps the typed text', async () => {
    const calls = fakeApi(session(juniper));
    render();
    await press('Change');
    const modal = within(await dialog('Change password'));
    await userEvent.type(modal.getByLabelText('New password'), 'secret');
    await userEvent.type(modal.getByLabelText('New password again'), 'other');
    await userEvent.click(modal.getByRole('button', { name: 'Change password' }));
    const current = modal.getByLabelText('Current password');
    expect(current).toHaveAccessibleDescription('Please enter your current password');
    expect(current).toHaveFocus();
    expect(modal.getByLabelText('New password')).toHaveAccessibleDescription(
      'Password must contain at least one capital letter',
    );
    expect(modal.getByLabelText('New password again')).toHaveAccessibleDescription("Passwords don't match");
    expect(modal.getByLabelText('New password')).toHaveValue('secret');
    const needs = within(modal.getByRole('list', { name: 'A password needs' }));
    expect(needs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '6 characters: done',
      'A small letter: done',
      'A capital letter: missing',
      'A number: missing',
    ]);
    expect(routesOf(calls)).not.toContain('POST /api/user/change-password');
  });

  test('removes an error about two fields when a change of either field resolves it', async () => {
    fakeApi(session(juniper));
    render();
    await press('Change');
    const modal = within(await dialog('Change password'));
    await userEvent.type(modal.getByLabelText('Current password'), 'Secret123');
    await userEvent.type(modal.getByLabelText('New password'), 'Better45');
    await userEvent.type(modal.getByLabelText('New password again'), 'Better456');
    await userEvent.click(modal.getByRole('button', { name: 'Change password' }));
    const again = modal.getByLabelText('New password again');
    expect(again).toHaveAccessibleDescription("Passwords don't match");
    await userEvent.type(modal.getByLabelText('New password'), '6');
    expect(again).toBeValid();
  });

  test('lets password managers store the password under the account’s name', async () => {
    fakeApi(session(juniper));
    render();
    await press('Change');
    const form = within(await dialog('Change password')).getByRole('form');
    const kinds = [...form.querySelectorAll('input')].map(({ autocomplete, value }) => [autocomplete, value]);
    expect(kinds).toEqual([
      ['username', 'juniper'],
      ['current-password', ''],
      ['new-password', ''],
      ['new-password', ''],
    ]);
  });

  test('shows the error of a wrong current password at its field', async () => {
    fakeApi({
      ...session(juniper),
      ...csrf,
      'POST /api/user/change-password': () =>
        refusal(401, 'invalidPassword', 'Invalid password', 'currentPassword'),
    });
    render();
    const modal = await openAndFill('Wrong123', 'Better456');
    const current = modal.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveAccessibleDescription('Invalid password'));
    expect(modal.getByLabelText('New password')).toHaveValue('Better456');
  });

  test.each([
    [
      refusal(429, 'tooManyAttempts', 'Too many failed attempts. Please try again in a few minutes.'),
      'Too many failed attempts. Please try again in a few minutes.',
    ],
    [new Response('<html>', { status: 502 }), 'Failed to change password'],
  ])('shows failure %# above the fields', async (answer, text) => {
    fakeApi({ ...session(juniper), ...csrf, 'POST /api/user/change-password': () => answer.clone() });
    render();
    const modal = await openAndFill('Secret123', 'Better456');
    expect(await modal.findByRole('alert')).toHaveTextContent(text);
  });

  test('reopens without passwords after the confirmation at a provider, because passwords are never stored', async () => {
    fakeApi({ ...session(onlyGoogle), ...csrf, 'POST /api/user/change-password': confirmationRequired });
    const { unmount } = render();
    await openAndFill(null, 'Better456');
    const question = await dialog("Confirm it's you");
    expect(within(question).queryByLabelText('Your password')).toBeNull();
    const way = within(question).getByRole('link', { name: /Google/ });
    way.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(way);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Better456');
    unmount();
    render('/user?confirmed=google');
    expect(within(await dialog('Set password')).getByLabelText('New password')).toHaveValue('');
  });
});
