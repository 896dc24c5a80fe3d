import { screen } from '@testing-library/react';
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

test.each(['/', '/register', '/game', '/join/ABCDEF', '/privacy', '/admin', '/loginx', '/no-such-page'])(
  'visitors see only the coming-soon page on %s',
  async (address) => {
    fakeApi(session(null));
    open(address);
    expect(await comingSoon()).toBeInTheDocument();
    expect(site()).toBeNull();
    expect(screen.getByRole('link', { name: 'Team login' })).toHaveAttribute('href', '/login');
  },
);

test('the coming-soon page has the playground, 80 percent, the latest updates and the form', async () => {
  fakeApi(session(null));
  open('/');
  await comingSoon();
  expect(screen.getByRole('region', { name: 'Playground' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  expect(screen.getByRole('region', { name: 'Latest updates' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notify me' })).toBeInTheDocument();
});

test.each(['/login', '/login/', '/desktop-login', '/return-to-app'])(
  '%s stays reachable, so that administrators can log in',
  (address) => {
    fakeApi(session(null));
    open(address);
    expect(site()).toBeInTheDocument();
  },
);

test('administrators see the real site, without the coming-soon page first', async () => {
  fakeApi(session({ ...juniper, administrator: true }));
  localStorage.setItem('tallyho:member', '1');
  open('/');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'The real site' })).toBeInTheDocument();
});

test('members who are no administrators see the coming-soon page, and can log out', async () => {
  fakeApi({ ...session(juniper), 'POST /api/user/logout': () => Response.json({ success: true }) });
  localStorage.setItem('tallyho:member', '1');
  open('/');
  expect(await comingSoon()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log out juniper' })).toBeInTheDocument();
});

test('if the session cannot be fetched, the coming-soon page is shown', async () => {
  fakeApi({ 'GET /api/user/auth-check': () => Promise.reject(new TypeError('Failed to fetch')) });
  localStorage.setItem('tallyho:member', '1');
  open('/');
  expect(await comingSoon()).toBeInTheDocument();
});
