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
const door = () => screen.findByRole('heading', { level: 1, name: 'Game night is coming soon.' });
const site = () => screen.queryByRole('heading', { name: 'The real site' });

test.each(['/', '/register', '/game', '/join/ABCDEF', '/privacy', '/admin', '/loginx', '/no-such-page'])(
  'visitors see the coming-soon page alone: %s',
  async (address) => {
    fakeApi(session(null));
    open(address);
    expect(await door()).toBeInTheDocument();
    expect(site()).toBeNull();
    expect(screen.getByRole('link', { name: 'Team login' })).toHaveAttribute('href', '/login');
  },
);

test('it has a playground, 80 percent, the latest updates and the form', async () => {
  fakeApi(session(null));
  open('/');
  await door();
  expect(screen.getByRole('region', { name: 'Playground' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  expect(screen.getByRole('region', { name: 'Latest updates' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notify me' })).toBeInTheDocument();
});

test.each(['/login', '/login/', '/hand-back', '/return-to-app'])('%s stays open, to log in', (address) => {
  fakeApi(session(null));
  open(address);
  expect(site()).toBeInTheDocument();
});

test('administrators see the real site, and never the other one before it', async () => {
  fakeApi(session({ ...juniper, administrator: true }));
  localStorage.setItem('tallyho:member', '1');
  open('/');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'The real site' })).toBeInTheDocument();
});

test('members who are none wait like everybody, and can log out', async () => {
  fakeApi({ ...session(juniper), 'POST /api/user/logout': () => Response.json({ success: true }) });
  localStorage.setItem('tallyho:member', '1');
  open('/');
  expect(await door()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log out juniper' })).toBeInTheDocument();
});

test('without an answer about who is here the door stays shut', async () => {
  fakeApi({ 'GET /api/user/auth-check': () => Promise.reject(new TypeError('Failed to fetch')) });
  localStorage.setItem('tallyho:member', '1');
  open('/');
  expect(await door()).toBeInTheDocument();
});
