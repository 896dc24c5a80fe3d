import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { animals, button, editable, json, open, secret, sent, site } from '../../../test/studio.tsx';

test('tags are searched, chosen, created and removed', async () => {
  const made = { ...animals, _id: 'tag-3', name: 'Wild' };
  const calls = fakeApi({ ...site, 'POST /api/tags': () => json({ tag: made }) });
  const user = open('/admin/themes/cats');
  const tags = await screen.findByRole('combobox', { name: 'Tags' });
  await user.type(tags, 'in');
  const list = await screen.findByRole('listbox', { name: 'Tags that match' });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Administrators only: InternalTopic', ' Create “in”']),
  );
  await user.keyboard('{Enter}');
  await user.type(tags, 'Wild');
  await user.click(await screen.findByRole('option', { name: 'Create “Wild”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  const chosen = () =>
    within(screen.getByRole('list', { name: 'Tags of the theme' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(chosen()).toEqual(['Animals', 'Administrators only: Internal', 'Wild']));
  expect(sent(calls, 'POST /api/tags')).toEqual([
    { name: 'Wild', category: 'Topic', color: 'gold', adminOnly: false },
  ]);
  await user.click(button('Remove Animals'));
  await waitFor(() => expect(chosen()).toEqual(['Administrators only: Internal', 'Wild']));
});

test('the list of tags renames and deletes', async () => {
  const calls = fakeApi({
    ...site,
    'PUT /api/tags/tag-1': () => json({ tag: { ...animals, name: 'Beasts' } }),
    'DELETE /api/tags/tag-1': () => json({}),
  });
  const user = open('/admin/tags');
  await user.click(await screen.findByRole('button', { name: 'Change Animals' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change Animals' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please enter a name.');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Beasts');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Beasts was saved')).toBeVisible();
  expect(sent(calls, 'PUT /api/tags/tag-1')).toMatchObject([{ name: 'Beasts' }]);
  await user.click(button('Delete Animals'));
  expect(screen.getByText('It is taken off 2 themes. The themes stay.')).toBeVisible();
  await user.click(button('Delete tag'));
  expect(await screen.findByText('Animals was deleted')).toBeVisible();
});

test('two tags removed quickly are both gone, and a save right after it is without them', async () => {
  const calls = fakeApi({
    ...site,
    'GET /api/themes/cats/edit': () => json({ theme: editable({ tags: [animals, secret] }) }),
    'PUT /api/themes/update-theme/cats': () => json({ _id: 'cats', version: 4 }),
  });
  const user = open('/admin/themes/cats');
  await user.click(await screen.findByRole('button', { name: 'Remove Animals' }));
  await user.click(button('Remove Internal'));
  await user.click(button('Update Theme'));
  expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toMatchObject([{ tags: [] }]);
});

test('a theme has at most 25 tags, and the field says so', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...animals,
    _id: `tag-${index}`,
    name: `Tag ${index}`,
  }));
  fakeApi({ ...site, 'GET /api/themes/cats/edit': () => json({ theme: editable({ tags: many }) }) });
  const user = open('/admin/themes/cats');
  const tags = await screen.findByRole('combobox', { name: 'Tags' });
  expect(tags).toBeDisabled();
  expect(tags).toHaveAttribute('placeholder', 'Tag limit reached');
  await user.click(button('Remove Tag 7'));
  expect(tags).toBeEnabled();
  await waitFor(() => expect(tags).toHaveFocus());
});

test('creating a tag does not save the theme', async () => {
  const calls = fakeApi({ ...site, 'POST /api/tags': () => json({ tag: { ...animals, name: 'Wild' } }) });
  const user = open('/admin/themes/cats');
  await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'Wild');
  await user.click(await screen.findByRole('option', { name: 'Create “Wild”' }));
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toEqual([]);
});
