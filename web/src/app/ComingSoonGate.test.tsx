import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, juniper, session } from '../../test/fake-api.ts';
import { renderPage } from '../../test/render-page.tsx';
import ComingSoonGate from './ComingSoonGate.tsx';

beforeEach(() => localStorage.clear());

const open = (address: string) =>
  renderPage(
    <ComingSoonGate>
      <h1>The real site</h1>
    </ComingSoonGate>,
    address,
  );
const comingSoon = () => screen.findByRole('heading', { level: 1, name: 'Game night is coming soon.' });
const site = () => screen.queryByRole('heading', { name: 'The real site' });

test.each([
  ...['/', '/login', '/login/', '/register', '/set-username', '/desktop-login', '/return-to-app'],
  ...['/game', '/join/ABCDEF', '/privacy', '/admin', '/no-such-page'],
])('visitors see only the coming-soon page on %s', async (address) => {
  fakeApi(session(null));
  open(address);
  expect(await comingSoon()).toBeInTheDocument();
  expect(site()).toBeNull();
});

test('the coming-soon page has the playground, 80 percent, the latest updates and the form', async () => {
  fakeApi(session(null));
  open('/');
  await comingSoon();
  expect(screen.getByRole('region', { name: 'Playground' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  expect(screen.getByRole('region', { name: 'Latest updates' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notify me' })).toBeInTheDocument();
});

test('administrators log in on the coming-soon page and then see the real site', async () => {
  const administrator = { ...juniper, administrator: true };
  fakeApi({
    ...session(null),
    'POST /api/user/login': () => Response.json({ success: true, user: administrator }),
  });
  open('/');
  await comingSoon();
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Team login' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Team login' }));
  await user.type(dialog.getByRole('textbox', { name: 'Username or email' }), 'juniper');
  await user.type(dialog.getByLabelText('Password'), 'Secret123');
  expect(site()).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'The real site' })).toBeInTheDocument();
});

test('the team login shows why a provider login failed, and can be closed', async () => {
  fakeApi(session(null));
  open('/login?error=server_error&provider=google');
  const dialog = await screen.findByRole('dialog', { name: 'Team login' });
  expect(await within(dialog).findByText('Server error occurred during authentication')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await comingSoon()).toBeInTheDocument();
});

test('administrators see the real site, without the coming-soon page first', async () => {
  fakeApi(session({ ...juniper, administrator: true }));
  localStorage.setItem('tallyho:user', '1');
  open('/');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'The real site' })).toBeInTheDocument();
});

test('accounts who are no administrators see the coming-soon page, and can log out', async () => {
  fakeApi({ ...session(juniper), 'POST /api/user/logout': () => Response.json({ success: true }) });
  localStorage.setItem('tallyho:user', '1');
  open('/');
  expect(await comingSoon()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log out juniper' })).toBeInTheDocument();
});

test('if the session cannot be fetched, the coming-soon page is shown', async () => {
  fakeApi({ 'GET /api/user/auth-check': () => Promise.reject(new TypeError('Failed to fetch')) });
  localStorage.setItem('tallyho:user', '1');
  open('/');
  expect(await comingSoon()).toBeInTheDocument();
});
