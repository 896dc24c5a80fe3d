import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import ProfilePage from '../../pages/ProfilePage.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of toastStore.read()) dismissToast(id);
});

const csrf = { 'GET /api/csrf-token': () => Response.json({ csrfToken: 'the-token' }) };
const both = { ...juniper, authProviders: ['form', 'google'] };
const onlyGoogle = { ...juniper, authProviders: ['google'] };
const done = (authProviders: string[]) => () => Response.json({ success: true, user: { authProviders } });
const unconfirmed = () => refusal(403, 'unconfirmed', 'Please confirm that it is you.');

const render = (address = '/user') => renderPage(<ProfilePage />, address);
const panel = () => screen.findByRole('region', { name: 'Linked accounts' });
const press = async (name: string) => userEvent.click(within(await panel()).getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const pressIn = async (name: string, button: string) =>
  userEvent.click(within(await dialog(name)).getByRole('button', { name: button }));
const routesOf = (calls: readonly { route: string }[]) => calls.map(({ route }) => route);

describe('ways to log in', () => {
  test('what is linked and what is not, with a plain link to add a provider', async () => {
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

  test('unlinking asks first, and sends the token of the page', async () => {
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

  test('the only way to log in stays, and the server is not even asked', async () => {
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
  ])('a refusal %# is said in its words', async (answer, text) => {
    fakeApi({ ...session(both), ...csrf, 'POST /api/user/unlink-account': () => answer.clone() });
    render();
    await press('Unlink Google');
    await pressIn('Unlink Google?', 'Unlink');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('the server wants to know first who it is', () => {
  test('by the password; then it goes on by itself', async () => {
    let isConfirmed = false;
    const calls = fakeApi({
      ...session(both),
      ...csrf,
      'POST /api/user/unlink-account': () => (isConfirmed ? done(['form'])() : unconfirmed()),
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

  test('closing the question is the end of it, even if the provider says later who it is', async () => {
    fakeApi({ ...session(both), ...csrf, 'POST /api/user/unlink-account': unconfirmed });
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

  test('closing the question changes nothing, and says nothing', async () => {
    fakeApi({ ...session(both), ...csrf, 'POST /api/user/unlink-account': unconfirmed });
    render();
    await press('Unlink Google');
    await pressIn('Unlink Google?', 'Unlink');
    await pressIn("Confirm it's you", 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/Failed to unlink/)).toBeNull();
  });

  test('by a linked provider: what was wanted survives the way there and back', async () => {
    const calls = fakeApi({ ...session(both), ...csrf, 'POST /api/user/unlink-account': unconfirmed });
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

  test('a wish that nobody came back with in time is forgotten', async () => {
    sessionStorage.setItem(
      'tallyho:wish',
      JSON.stringify({ value: { kind: 'unlink', provider: 'google' }, until: Date.now() - 1 }),
    );
    const calls = fakeApi({ ...session(both), ...csrf });
    render('/user?confirmed=google');
    await panel();
    expect(routesOf(calls)).not.toContain('POST /api/user/unlink-account');
  });
});

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

  test('is changed; the dialog says that other devices are logged out, and goes by itself', async () => {
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

  test('the first one needs no current one', async () => {
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

  test('what is wrong is said at each field, the first of them has the focus, and all that was typed stays', async () => {
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

  test('a text about two fields goes when either of them makes it untrue', async () => {
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

  test('is kept by password managers under the name of the account', async () => {
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

  test('a wrong current one is said there', async () => {
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
  ])('a failure %# is said above the fields', async (answer, text) => {
    fakeApi({ ...session(juniper), ...csrf, 'POST /api/user/change-password': () => answer.clone() });
    render();
    const modal = await openAndFill('Secret123', 'Better456');
    expect(await modal.findByRole('alert')).toHaveTextContent(text);
  });

  test('after the proof at a provider the dialog is open again: passwords are kept nowhere', async () => {
    fakeApi({ ...session(onlyGoogle), ...csrf, 'POST /api/user/change-password': unconfirmed });
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
