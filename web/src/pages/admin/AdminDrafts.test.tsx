import { locks } from 'node:worker_threads';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fakeApi, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { address, admin, adminPage, button, field, open, site } from '../../../test/studio.tsx';
import { claimStorage, forgetAuthor } from '../../shared/storage/storage-owner.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const kim = { ...admin, _id: 'user-kim', username: 'kimchi' };
const unsaved = async () =>
  within(await screen.findByRole('region', { name: 'Not saved yet' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
/** The session ends in this browser: its cookie has expired, or another browser has logged out everywhere. */
const endSession = () => {
  cleanup();
  claimStorage(null);
};
const logIn = (user: typeof admin) => {
  cleanup();
  claimStorage(user._id);
  fakeApi({ ...site, ...session(user) });
};

test('a draft survives the end of the session: its author finds it, and no other account does', async () => {
  claimStorage(admin._id);
  fakeApi(site);
  const before = open('/admin/themes/new');
  await before.type(await field('Name'), 'Night trains');
  const form = address() ?? '';
  endSession();

  logIn(kim);
  open('/admin');
  await screen.findByRole('list', { name: 'Themes' });
  expect(screen.queryByText('Night trains')).toBeNull();
  cleanup();
  open(form);
  expect(await field('Name')).toHaveValue('');

  logIn(admin);
  open('/admin');
  expect(await unsaved()).toEqual(['Night trains']);
  cleanup();
  open(form);
  expect(await field('Name')).toHaveValue('Night trains');
});

test('“Log in again” keeps the draft and leads back to its form', async () => {
  claimStorage(admin._id);
  fakeApi({
    ...site,
    'POST /api/themes/upload-theme': () => refusal(401, 'unauthenticated', 'Please log in first.'),
  });
  const user = open('/admin/themes/new?type=lobby');
  await user.type(await field('Name'), 'Us');
  await user.type(await field('Name of the game'), 'Who?');
  const form = address() ?? '';
  await user.click(button('Submit Theme'));
  await user.click(await screen.findByRole('button', { name: 'Log in again' }));
  await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(form)}`));
  endSession();
  logIn(admin);
  open(form);
  expect(await field('Name')).toHaveValue('Us');
  expect(screen.getByRole('heading', { name: 'Create a New Lobby Theme' })).toBeVisible();
});

test('a log out on purpose deletes the drafts of this account only', async () => {
  for (const user of [kim, admin]) {
    logIn(user);
    const typing = open('/admin/themes/new');
    await typing.type(await field('Name'), `Of ${user.username}`);
  }
  forgetAuthor(admin._id);
  logIn(admin);
  open('/admin');
  await screen.findByRole('list', { name: 'Themes' });
  expect(screen.queryByRole('region', { name: 'Not saved yet' })).toBeNull();
  logIn(kim);
  open('/admin');
  expect(await unsaved()).toEqual(['Of kimchi']);
});

test('“New theme” opens an empty form each time, and every new theme is a draft of its own', async () => {
  fakeApi(site);
  const user = open('/admin');
  const addresses: (string | null)[] = [];
  for (const name of ['Cats', 'Dogs']) {
    await user.click(await screen.findByRole('link', { name: 'New theme' }));
    expect(await field('Name')).toHaveValue('');
    await user.type(await field('Name'), name);
    addresses.push(address());
    await user.click(button('Back'));
    await user.click(await screen.findByRole('button', { name: 'Leave, keep them here' }));
  }
  expect(new Set(addresses).size).toBe(2);
  expect(await unsaved()).toEqual(['Dogs', 'Cats']);
  await user.click(screen.getByRole('link', { name: 'Continue with Cats' }));
  await waitFor(() => expect(address()).toBe(addresses[0]));
  expect(await field('Name')).toHaveValue('Cats');
});

test('a new theme keeps its address after a reload, and an untouched form leaves no draft', async () => {
  fakeApi(site);
  const user = open('/admin/themes/new?type=lobby');
  await field('Name');
  const form = address() ?? '';
  expect(form).toMatch(/^\/admin\/themes\/new\/[0-9a-f]{24}\?type=lobby$/);
  expect(Object.keys(localStorage).filter((key) => key.includes('theme-editor'))).toEqual([]);
  await user.type(await field('Name'), 'Us');
  cleanup();
  open(form);
  expect(await field('Name')).toHaveValue('Us');
});

test('the same draft in a second tab is not opened before the administrator wants it there', async () => {
  // jsdom has no locks; those of Node follow the same standard.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  fakeApi(site);
  const showTab = () => {
    const tab = renderPage(adminPage, '/admin/themes/cats');
    return { ...within(tab.container), unmount: tab.unmount };
  };
  const user = userEvent.setup();
  const first = showTab();
  await user.type(await first.findByRole('textbox', { name: 'Description' }), ' Mine.');

  const second = showTab();
  expect(await second.findByText('This theme is open in another tab')).toBeVisible();
  await user.click(second.getByRole('button', { name: 'Continue here' }));
  const moved = await second.findByRole('textbox', { name: 'Description' });
  expect(moved).toHaveValue('All of them. Mine.');
  expect(await first.findByText('This theme is open in another tab')).toBeVisible();
  await user.type(moved, ' More.');

  // The tab that waits continues when the other one is closed.
  act(() => second.unmount());
  expect(await first.findByRole('textbox', { name: 'Description' })).toHaveValue('All of them. Mine. More.');
});
