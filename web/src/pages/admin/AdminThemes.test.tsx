import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { address, button, field, json, open, sent, site } from '../../../test/studio.tsx';

test('a theme is hidden and deleted from the list, and deleting asks first', async () => {
  const calls = fakeApi({
    ...site,
    'PUT /api/themes/update-theme/cats': () => json({ _id: 'cats', version: 4 }),
    'DELETE /api/themes/delete-theme/cats': () => json({ _id: 'cats' }),
  });
  const user = open('/admin');
  await user.click(await screen.findByRole('button', { name: 'Actions for Big cats' }));
  await user.click(screen.getByRole('menuitem', { name: 'Hide' }));
  expect(await screen.findByText('Big cats is hidden now')).toBeVisible();
  expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toMatchObject([{ hidden: true, version: 3 }]);

  await user.click(button('Actions for Big cats'));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Big cats?' }));
  expect(dialog.getByText(/Its game and its pictures are deleted with it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete Theme' }));
  expect(await screen.findByText('Theme successfully deleted!')).toBeVisible();
});

test('a theme with two games is written and submitted', async () => {
  const calls = fakeApi({
    ...site,
    'POST /api/themes/upload-theme': () => json({ _id: 'new', version: 1 }),
  });
  const user = open('/admin/themes/new?type=lobby');
  expect(await screen.findByRole('heading', { name: 'Create a New Lobby Theme' })).toBeVisible();
  expect(button('Submit Theme')).toHaveAttribute('aria-disabled', 'true');
  await user.type(await field('Name'), 'Us');
  expect(button('Submit Theme')).not.toHaveAttribute('aria-disabled');
  await user.click(button('Submit Theme'));
  expect(await field('Name of the game')).toHaveAccessibleDescription('Give this game a name.');
  await waitFor(() => expect(screen.getByLabelText('Name of the game')).toHaveFocus());

  await user.type(await field('Name of the game'), 'Jobs');
  await user.click(button('Add Tier'));
  const added = await field('Name of tier 4');
  expect(added).toHaveValue('N');
  await user.clear(added);
  await user.type(added, 's');
  expect(added).toHaveAccessibleDescription('Another tier has this name.');
  await user.click(button('Remove tier s'));
  await user.click(button('Move tier S later'));
  await user.click(button('Add game'));
  await user.type(await field('Name of the game'), 'Loud?');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'SliderLobby');
  await user.click(button('Move Loud? earlier'));
  await user.click(button('Submit Theme'));
  expect(await screen.findByText('Theme successfully uploaded!')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(sent(calls, 'POST /api/themes/upload-theme')).toEqual([
    {
      name: 'Us',
      description: '',
      type: 'lobby',
      hidden: false,
      tags: [],
      games: [
        { name: 'Loud?', description: '', type: 'SliderLobby', config: { ratingValue: 50 } },
        {
          name: 'Jobs',
          description: '',
          type: 'TierListLobby',
          config: {
            tiers: [
              { name: 'A', color: 'green' },
              { name: 'S', color: 'red' },
              { name: 'B', color: 'blue' },
            ],
            ordered: true,
          },
        },
      ],
    },
  ]);
});
