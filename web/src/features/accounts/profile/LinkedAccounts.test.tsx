import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../../test/fake-api.ts';
import {
  both,
  confirmationRequired,
  csrf,
  dialog,
  done,
  panel,
  press,
  pressIn,
  render,
  resetBeforeEach,
  routesOf,
} from '../../../pages/account/testing/profile-page.tsx';
import * as leaving from '../providers/leave-for-provider.ts';

resetBeforeEach();
afterEach(() => vi.restoreAllMocks());

describe('ways to log in', () => {
  test('lists linked and unlinked providers, with a plain link to add a provider', async () => {
    fakeApi(session(both));
    render();
    const rows = within(await panel()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'PasswordSetChangeUnlink',
      'GoogleLinkedUnlink',
      'DiscordNot linkedLink',
    ]);
    expect(within(await panel()).getByRole('link', { name: 'Link Discord' })).toHaveAttribute(
      'href',
      '/api/user/link/discord',
    );
  });

  test('asks before unlinking and sends the page’s token', async () => {
    const calls = fakeApi({
      ...session(both),
      ...csrf,
      'POST /api/user/unlink-account': done(['form']),
    });
    render();
    await press('Unlink Google');
    expect(await dialog('Unlink Google?')).toHaveTextContent('From then on you log in with your password.');
    await pressIn('Unlink Google?', 'Keep it');
    expect(routesOf(calls)).not.toContain('POST /api/user/unlink-account');
    await press('Unlink Google');
    await pressIn('Unlink Google?', 'Unlink');
    expect(await screen.findByText('Google is no longer a way to log in.')).toBeInTheDocument();
    const call = calls.find(({ route }) => route === 'POST /api/user/unlink-account');
    expect(call?.body).toEqual({ provider: 'google' });
    expect(call?.headers.get('CSRF-Token')).toBe('the-token');
  });

  test('does not remove the only way to log in and sends no request', async () => {
    const calls = fakeApi(session(juniper));
    render();
    await press('Unlink Password');
    expect(
      await screen.findByText('Cannot unlink the only authentication method. Add another method first.'),
    ).toBeInTheDocument();
    expect(routesOf(calls)).not.toContain('POST /api/user/unlink-account');
  });

  test.each([
    [
      refusal(
        409,
        'onlyAuthMethod',
        'Cannot unlink the only authentication method. Add another method first.',
      ),
      'Cannot unlink the only authentication method. Add another method first.',
    ],
    [refusal(409, 'notLinked', 'That account is not linked.'), 'That account is not linked.'],
    [refusal(503, 'unavailable', 'Server error'), 'Failed to unlink Google account'],
    [new Response('<html>', { status: 502 }), 'Failed to unlink Google account'],
  ])('shows the text of refusal %#', async (answer, text) => {
    fakeApi({ ...session(both), ...csrf, 'POST /api/user/unlink-account': () => answer.clone() });
    render();
    await press('Unlink Google');
    await pressIn('Unlink Google?', 'Unlink');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('when the server requires a confirmation of identity', () => {
  test('continues automatically after a confirmation by password', async () => {
    let isConfirmed = false;
    const calls = fakeApi({
      ...session(both),
      ...csrf,
      'POST /api/user/unlink-account': () => (isConfirmed ? done(['form'])() : confirmationRequired()),
      'POST /api/user/confirm': ({ body }) => {
        isConfirmed = JSON.stringify(body) === '{"password":"Secret123"}';
        return isConfirmed
          ? Response.json({ success: true })
          : refusal(401, 'invalidPassword', 'Invalid password');
      },
    });
    render();
    await press('Unlink Google');
    await pressIn('Unlink Google?', 'Unlink');
    const question = await dialog("Confirm it's you");
    const password = within(question).getByLabelText('Your password');
    await userEvent.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Invalid password'));
    expect(password).toHaveValue('wrong');
    await userEvent.clear(password);
    await userEvent.type(password, 'Secret123{Enter}');
    expect(await screen.findByText('Google is no longer a way to log in.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(routesOf(calls).filter((route) => route === 'POST /api/user/unlink-account')).toHaveLength(2);
  });

  test('asks before it links a provider, and leaves for the provider only after the confirmation', async () => {
    let isConfirmed = false;
    const calls = fakeApi({
      ...session(both),
      'POST /api/user/may-link': () =>
        isConfirmed ? Response.json({ success: true }) : confirmationRequired(),
      'POST /api/user/confirm': () => {
        isConfirmed = true;
        return Response.json({ success: true });
      },
    });
    const leave = vi.spyOn(leaving, 'leaveForProvider').mockImplementation(() => undefined);
    render();
    await userEvent.click(within(await panel()).getByRole('link', { name: 'Link Discord' }));
    const question = await dialog("Confirm it's you");
    expect(leave).not.toHaveBeenCalled();
    await userEvent.type(within(question).getByLabelText('Your password'), 'Secret123{Enter}');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('discord', { purpose: 'link' }));
    expect(routesOf(calls).filter((route) => route === 'POST /api/user/may-link')).toHaveLength(2);
  });

  test('continues linking after the redirect to a linked provider', async () => {
    fakeApi({ ...session(both), 'POST /api/user/may-link': confirmationRequired });
    const leave = vi.spyOn(leaving, 'leaveForProvider').mockImplementation(() => undefined);
    const { unmount } = render();
    await userEvent.click(within(await panel()).getByRole('link', { name: 'Link Discord' }));
    const way = within(await dialog("Confirm it's you")).getByRole('link', { name: /Google/ });
    way.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(way);
    unmount();
    fakeApi({ ...session(both), 'POST /api/user/may-link': () => Response.json({ success: true }) });
    render('/user?confirmed=google');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('discord', { purpose: 'link' }));
  });

  test('stays cancelled after the dialog is closed, even if the provider confirms later', async () => {
    fakeApi({ ...session(both), ...csrf, 'POST /api/user/unlink-account': confirmationRequired });
    const { unmount } = render();
    await press('Unlink Password');
    await pressIn('Unlink your password?', 'Unlink');
    const way = within(await dialog("Confirm it's you")).getByRole('link', { name: /Google/ });
    way.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(way);
    await pressIn("Confirm it's you", 'Close');
    unmount();
    const calls = fakeApi({ ...session(both), ...csrf });
    render('/user?confirmed=google');
    await panel();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/user$/));
    expect(routesOf(calls)).not.toContain('POST /api/user/unlink-account');
  });

  test('changes nothing and shows nothing when the dialog is closed', async () => {
    fakeApi({ ...session(both), ...csrf, 'POST /api/user/unlink-account': confirmationRequired });
    render();
    await press('Unlink Google');
    await pressIn('Unlink Google?', 'Unlink');
    await pressIn("Confirm it's you", 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/Failed to unlink/)).toBeNull();
  });

  test('continues the action after the redirect to a linked provider', async () => {
    const calls = fakeApi({
      ...session(both),
      ...csrf,
      'POST /api/user/unlink-account': confirmationRequired,
    });
    const { unmount } = render();
    await press('Unlink Password');
    await pressIn('Unlink your password?', 'Unlink');
    const way = within(await dialog("Confirm it's you")).getByRole('link', { name: /Google/ });
    expect(way).toHaveAttribute('href', '/api/user/auth/google?purpose=confirm');
    way.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(way);
    unmount();

    calls.length = 0;
    fakeApi({ ...session(both), ...csrf, 'POST /api/user/unlink-account': done(['google']) });
    render('/user?confirmed=google');
    expect(await screen.findByText('Password is no longer a way to log in.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/user$/));
  });

  test('drops an action when the user returns too late', async () => {
    sessionStorage.setItem(
      'tallyho:pending-action',
      JSON.stringify({ value: { kind: 'unlink', provider: 'google' }, until: Date.now() - 1 }),
    );
    const calls = fakeApi({ ...session(both), ...csrf });
    render('/user?confirmed=google');
    await panel();
    expect(routesOf(calls)).not.toContain('POST /api/user/unlink-account');
  });
});
