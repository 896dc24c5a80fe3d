import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import {
  address,
  animals,
  button,
  editable,
  field,
  json,
  open,
  secret,
  site,
} from '../../../test/studio.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const list = async () => within(await screen.findByRole('list', { name: 'Themes' }));
const names = async () => (await list()).getAllByRole('heading').map(({ textContent }) => textContent);

test('the list finds, filters and sorts themes, and shows what is hidden', async () => {
  fakeApi(site);
  const user = open('/admin');
  expect(await names()).toEqual(['Big cats', 'Our table']);
  expect(
    (await list()).getByText('2 games · Tier list of the players, Slider for every player'),
  ).toBeVisible();
  expect((await list()).getByText('Hidden')).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'INTERNAL who');
  expect(await names()).toEqual(['Our table']);
  await user.clear(search);
  await user.click(screen.getByRole('radio', { name: 'Normal' }));
  expect(await names()).toEqual(['Big cats']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Hidden');
  expect(screen.getByText('No theme matches')).toBeVisible();
  await user.click(button('Show all themes'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Internal (administrators only)');
  expect(await names()).toEqual(['Our table']);
});

test('filters and order are in the address, and stay when a form is opened and left', async () => {
  fakeApi(site);
  const user = open('/admin');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Published');
  await waitFor(() => expect(address()).toBe('/admin?show=published&sort=name'));
  await user.click(screen.getByRole('link', { name: 'Big cats' }));
  await field('Name');
  await user.click(button('Back'));
  await waitFor(() => expect(address()).toBe('/admin?show=published&sort=name'));
  expect(await names()).toEqual(['Big cats']);
  cleanup();
  sessionStorage.clear();
  open('/admin?show=hidden');
  expect(await names()).toEqual(['Our table']);
});

test('a saved theme is scrolled to and marked in the list, whatever was filtered, with a way back to its form', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  fakeApi({ ...site, 'PUT /api/themes/update-theme/cats': () => json({ _id: 'cats', version: 4 }) });
  const user = open('/admin?type=normal&sort=name');
  await user.click(await screen.findByRole('link', { name: 'Big cats' }));
  await user.type(await field('Description'), ' More.');
  await user.click(button('Update Theme'));
  await waitFor(() => expect(address()).toBe('/admin?sort=name'));
  const card = (await (await list()).findByText('Saved just now')).closest('li[data-saved]');
  expect(card).toHaveTextContent('Big cats');
  expect((await list()).getAllByText('Saved just now')).toHaveLength(1);
  expect(scrolled.mock.contexts).toContain(card);
  expect((await list()).getByRole('link', { name: 'Big cats' })).toHaveFocus();
  await user.click((await list()).getByRole('link', { name: 'Go on editing' }));
  await waitFor(() => expect(address()).toBe('/admin/themes/cats'));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await list();
  expect(screen.queryByText('Saved just now')).toBeNull();
});

test('a tag for administrators has a lock and the color of these, in the list, the form and the tags', async () => {
  fakeApi({
    ...site,
    'GET /api/themes/cats/edit': () => json({ theme: editable({ tags: [animals, secret] }) }),
    'GET /api/tags': () => json({ tags: [animals, secret].map((tag) => ({ ...tag, themes: 1 })) }),
  });
  const badges = () => screen.getAllByText('Internal').map((text) => text.parentElement);
  for (const [path, ready] of [
    ['/admin', () => screen.findByRole('list', { name: 'Themes' })],
    ['/admin/themes/cats', () => screen.findByRole('list', { name: 'Tags of the theme' })],
    ['/admin/tags', () => screen.findByRole('list', { name: 'Tags' })],
  ] as const) {
    open(path);
    await ready();
    for (const badge of badges()) {
      expect(badge).toHaveTextContent('Administrators only: Internal');
      // Not its own color: any tag can have that.
      expect(badge).not.toHaveAttribute('style');
    }
    cleanup();
  }
});
