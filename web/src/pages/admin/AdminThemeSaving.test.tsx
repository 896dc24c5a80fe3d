import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../test/fake-api.ts';
import {
  address,
  button,
  changedAfter,
  discardThem,
  editable,
  field,
  json,
  lynx,
  open,
  sent,
  site,
  tierList,
} from '../../../test/studio.tsx';

test('unsaved changes survive a reload and can be discarded after a question', async () => {
  fakeApi(site);
  const before = open('/admin/themes/cats');
  await before.type(await field('Description'), ' And more.');
  cleanup();
  const user = open('/admin/themes/cats');
  expect(await field('Description')).toHaveValue('All of them. And more.');
  await user.click(button('Discard them'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard the changes?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(await field('Description')).toHaveValue('All of them. And more.');
  await discardThem(user);
  expect(await field('Description')).toHaveValue('All of them.');
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
});

test('leaving with changes asks, and keeps them if wanted', async () => {
  fakeApi(site);
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' More.');
  await user.click(screen.getByRole('link', { name: 'Reports' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(address()).toBe('/admin/themes/cats');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Leave, keep them here' }));
  await user.click(await screen.findByRole('link', { name: 'Big cats' }));
  expect(await field('Description')).toHaveValue('All of them. More.');
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await user.click(await screen.findByRole('link', { name: 'Big cats' }));
  expect(await field('Description')).toHaveValue('All of them.');
});

test('“Discard mine” asks; then the form is clean, and the next save replaces the newest version', async () => {
  const calls = fakeApi(changedAfter(1));
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' Mine.');
  await user.click(button('Update Theme'));
  await user.click(await screen.findByRole('button', { name: 'Discard mine' }));
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await user.click(await screen.findByRole('button', { name: 'Discard mine' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await field('Description')).toHaveValue('Theirs.');
  expect(screen.queryByText('Not saved yet.')).toBeNull();
  await user.type(await field('Description'), ' Both.');
  await user.click(button('Update Theme'));
  expect(await screen.findByText('Theme successfully updated!')).toBeVisible();
  expect(sent(calls, 'PUT /api/themes/update-theme/cats').at(-1)).toMatchObject({
    version: 4,
    description: 'Theirs. Both.',
  });
});

test('a restored draft of an old version can be discarded, and the next save does not conflict', async () => {
  const calls = fakeApi(site);
  const before = open('/admin/themes/cats');
  await before.type(await field('Description'), ' Mine.');
  cleanup();
  const later = fakeApi(changedAfter(0));
  const user = open('/admin/themes/cats');
  expect(await field('Description')).toHaveValue('All of them. Mine.');
  await discardThem(user);
  await user.type(await field('Description'), ' More.');
  await user.click(button('Update Theme'));
  expect(await screen.findByText('Theme successfully updated!')).toBeVisible();
  expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toEqual([]);
  expect(sent(later, 'PUT /api/themes/update-theme/cats')).toMatchObject([
    { version: 4, description: 'Theirs. More.' },
  ]);
});

test('a theme that was deleted meanwhile can be saved as a new one, with its pictures in a new folder', async () => {
  const calls = fakeApi({
    ...site,
    'GET /api/themes/cats/edit': () => json({ theme: editable({ games: [tierList] }) }),
    'PUT /api/themes/update-theme/cats': () => refusal(404, 'notFound', 'That theme does not exist.'),
    'POST /api/cloudinary/folder': () =>
      json({
        folder: 'Themes/Big cats/Game2',
        pictures: [{ ...lynx, public_id: 'Themes/Big cats/Game2/lynx.webp' }],
      }),
    'POST /api/themes/upload-theme': () => json({ _id: 'new', version: 1 }),
  });
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' More.');
  await user.click(button('Update Theme'));
  expect(await screen.findByText('Error saving theme: That theme does not exist.')).toBeVisible();
  await user.click(button('Save as a new theme'));
  expect(await screen.findByText('Theme successfully uploaded!')).toBeVisible();
  expect(sent(calls, 'POST /api/cloudinary/folder')).toEqual([
    { themeName: 'Big cats', pictures: [lynx.public_id] },
  ]);
  expect(sent(calls, 'POST /api/themes/upload-theme')).toMatchObject([
    {
      description: 'All of them. More.',
      games: [
        {
          config: { content: 'Themes/Big cats/Game2' },
          pictures: [{ public_id: 'Themes/Big cats/Game2/lynx.webp', alt: 'A lynx' }],
        },
      ],
    },
  ]);
});

test('Enter in a field does not save the theme', async () => {
  const calls = fakeApi(site);
  const user = open('/admin/themes/cats');
  await user.type(await field('Name'), ' 2{Enter}');
  expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toEqual([]);
});

test('says when the browser cannot keep the changes, and editing goes on', async () => {
  fakeApi(site);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' More.');
  expect(screen.getAllByText(/This browser cannot keep your changes/)).toHaveLength(1);
  expect(await field('Description')).toHaveValue('All of them. More.');
});

test('an administrator who lost the role is told so, and loses nothing', async () => {
  fakeApi({
    ...site,
    'PUT /api/themes/update-theme/cats': () => refusal(403, 'forbidden', 'You are not allowed to do that.'),
  });
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' More.');
  await user.click(button('Update Theme'));
  expect(await screen.findByText('Error saving theme: You are not allowed to do that.')).toBeVisible();
  expect(await field('Description')).toHaveValue('All of them. More.');
});

test('a failed save says why, at the field, and loses nothing', async () => {
  let answer = refusal(401, 'unauthenticated', 'Please log in first.');
  fakeApi({ ...site, 'PUT /api/themes/update-theme/cats': () => answer.clone() });
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' More.');
  await user.click(button('Update Theme'));
  expect(await screen.findByText('Error saving theme: Please log in first.')).toBeVisible();
  answer = refusal(400, 'invalidInput', 'Too rude.', 'games.0.config.points.1.name');
  await user.click(button('Update Theme'));
  await waitFor(async () => expect(await field('Name of point 2')).toHaveAccessibleDescription('Too rude.'));
  expect(await field('Description')).toHaveValue('All of them. More.');
});

test('after the end of the session the login leads back to the form', async () => {
  fakeApi({
    ...site,
    'PUT /api/themes/update-theme/cats': () => refusal(401, 'unauthenticated', 'Please log in first.'),
  });
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' More.');
  await user.click(button('Update Theme'));
  await user.click(await screen.findByRole('button', { name: 'Log in again' }));
  await waitFor(() => expect(address()).toBe('/login?next=%2Fadmin%2Fthemes%2Fcats'));
  cleanup();
  fakeApi(site);
  open('/admin/themes/cats');
  expect(await field('Description')).toHaveValue('All of them. More.');
});

test('a game that is not for children is saved as such', async () => {
  const update = 'PUT /api/themes/update-theme/cats';
  const calls = fakeApi({ ...site, [update]: () => json({ _id: 'cats', version: 4 }) });
  const user = open('/admin/themes/cats');
  await field('Description');
  await user.click(screen.getByRole('switch', { name: 'For grown-ups' }));
  await user.click(button('Update Theme'));
  expect(await screen.findByText('Theme successfully updated!')).toBeVisible();
  expect(sent(calls, update)).toMatchObject([{ games: [{ suits: 'grownUps' }] }]);
});
