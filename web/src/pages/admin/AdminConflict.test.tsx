import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import {
  button,
  changedAfter,
  editable,
  field,
  json,
  open,
  sent,
  site,
  tierList,
} from '../../../test/studio.tsx';

beforeEach(() => localStorage.clear());

const update = 'PUT /api/themes/update-theme/cats';
const conflict = async () => within(await screen.findByRole('dialog', { name: 'This theme was changed' }));
const parts = (dialog: Awaited<ReturnType<typeof conflict>>) =>
  dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);

test('changes of two administrators to different fields are both saved', async () => {
  const calls = fakeApi(changedAfter(1, { description: 'Theirs.', tags: [] }));
  const user = open('/admin/themes/cats');
  await user.type(await field('Name'), ' and small ones');
  await user.click(button('Update Theme'));
  const dialog = await conflict();
  expect(dialog.getByText('robin')).toBeVisible();
  expect(dialog.getByText(/You changed different things/)).toBeVisible();
  expect(parts(dialog)).toEqual(['Name', 'Description', 'Tags']);
  const description = within(dialog.getByRole('group', { name: 'Description' }));
  expect(description.getByText('Only they changed it')).toBeVisible();
  expect(description.getByText('Theirs.')).toBeVisible();
  expect(description.getAllByText('All of them.')).toHaveLength(2);
  await user.click(description.getByRole('button', { name: 'Copy their version of Description' }));
  await user.click(dialog.getByRole('button', { name: 'Save both' }));
  expect(await screen.findByText('Theme successfully updated!')).toBeVisible();
  expect(sent(calls, update).at(-1)).toMatchObject({
    version: 4,
    name: 'Big cats and small ones',
    description: 'Theirs.',
    tags: [],
  });
});

test('where both changed one field, nothing is saved before one of the texts is chosen', async () => {
  const calls = fakeApi(changedAfter(1));
  const user = open('/admin/themes/cats');
  await user.clear(await field('Description'));
  await user.type(await field('Description'), 'Mine.');
  await user.click(button('Update Theme'));
  const dialog = await conflict();
  const save = dialog.getByRole('button', { name: 'Save both' });
  expect(dialog.getByText('1 left to choose')).toBeVisible();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.click(save);
  expect(sent(calls, update)).toHaveLength(1);
  await user.click(dialog.getByRole('radio', { name: 'Keep theirs' }));
  await user.click(dialog.getByRole('radio', { name: 'Keep mine' }));
  await user.click(save);
  expect(await screen.findByText('Theme successfully updated!')).toBeVisible();
  expect(sent(calls, update).at(-1)).toMatchObject({ version: 4, description: 'Mine.' });
});

test('changes inside one game are merged, and pictures of both are kept', async () => {
  const picture = (name: string) => ({
    ...tierList.pictures[0],
    public_id: `Themes/Big cats/Game1/${name}.webp`,
    alt: name,
    file_name: `${name}.png`,
  });
  const game = (names: string[], more: object = {}) => ({
    ...tierList,
    pictures: names.map(picture),
    ...more,
  });
  const stored = (...names: string[]) => json({ theme: editable({ games: [game(names)] }) });
  let reads = 0;
  const calls = fakeApi({
    ...changedAfter(0),
    'GET /api/themes/cats/edit': () => {
      reads += 1;
      return reads === 1
        ? stored('lynx', 'puma')
        : json({
            theme: editable({
              version: 4,
              games: [game(['lynx', 'puma', 'lion'], { description: 'Theirs' })],
            }),
          });
    },
  });
  const user = open('/admin/themes/cats');
  await user.type(await field('Name of the game'), '?');
  await user.click(screen.getByRole('checkbox', { name: 'Select lynx' }));
  await user.click(button('Remove 1 selected'));
  await user.click(button('Update Theme'));
  const dialog = await conflict();
  expect(parts(dialog)).toEqual(['Best cat?: Name', 'Best cat?: Description', 'Best cat?: Pictures']);
  await user.click(dialog.getByRole('button', { name: 'Save both' }));
  await waitFor(() =>
    expect(sent(calls, update).at(-1)).toMatchObject({
      games: [{ name: 'Best cat?', description: 'Theirs', pictures: [{ alt: 'puma' }, { alt: 'lion' }] }],
    }),
  );
});

test('the merged theme can be looked at and changed before it is saved', async () => {
  const calls = fakeApi(changedAfter(1));
  const user = open('/admin/themes/cats');
  await user.type(await field('Name'), ' 2');
  await user.click(button('Update Theme'));
  await user.click((await conflict()).getByRole('button', { name: 'Keep both, go on editing' }));
  expect(await field('Name')).toHaveValue('Big cats 2');
  expect(await field('Description')).toHaveValue('Theirs.');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  await user.type(await field('Description'), ' Both.');
  await user.click(button('Update Theme'));
  await waitFor(() =>
    expect(sent(calls, update).at(-1)).toMatchObject({
      version: 4,
      name: 'Big cats 2',
      description: 'Theirs. Both.',
    }),
  );
});

test('closing the dialog changes nothing, and the conflict is found also after a reload', async () => {
  fakeApi(site);
  const before = open('/admin/themes/cats');
  await before.type(await field('Name'), ' and small ones');
  cleanup();
  fakeApi(changedAfter(0));
  const user = open('/admin/themes/cats');
  await field('Name');
  await user.click(button('Update Theme'));
  const dialog = await conflict();
  expect(parts(dialog)).toEqual(['Name', 'Description']);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await field('Name')).toHaveValue('Big cats and small ones');
  expect(await field('Description')).toHaveValue('All of them.');
});
