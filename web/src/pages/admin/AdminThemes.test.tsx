import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { type Call, fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import AdminPage from './AdminPage.tsx';

const admin = { ...juniper, administrator: true };
const animals = { _id: 'tag-1', name: 'Animals', category: 'Topic', adminOnly: false, color: 'gold' };
const secret = { _id: 'tag-2', name: 'Internal', category: 'Topic', adminOnly: true, color: 'red' };
const cats = {
  _id: 'cats',
  name: 'Big cats',
  description: 'All of them.',
  type: 'normal',
  hidden: false,
  version: 3,
  updatedAt: 1_700_000_000_000,
  updatedBy: 'robin',
  tags: [animals],
  games: [{ name: 'How wild?', type: 'Slider' }],
  covers: [],
};
const table = {
  ...cats,
  _id: 'table',
  name: 'Our table',
  type: 'lobby',
  hidden: true,
  tags: [secret],
  games: [
    { name: 'Who?', type: 'TierListLobby' },
    { name: 'How?', type: 'SliderLobby' },
  ],
};
const points = ['Tame', 'Fair', 'Wild'].map((name) => ({ name, color: 'red' }));
const editable = (more: object = {}) => ({
  ...cats,
  games: [
    {
      name: 'How wild?',
      description: '',
      type: 'Slider',
      config: { points },
      createdAt: 5,
      pictures: [],
    },
  ],
  ...more,
});
const json = (body: object) => Response.json({ success: true, ...body });
const site = {
  ...session(admin),
  'GET /api/themes/all': () => json({ themes: [cats, table] }),
  'GET /api/themes/cats/edit': () => json({ theme: editable() }),
  'GET /api/tags': () => json({ tags: [{ ...animals, themes: 2 }] }),
  'GET /api/tags/search': ({ query }: Call) =>
    json({
      tags: [animals, secret].filter(({ name }) => name.toLowerCase().includes(query.get('query') ?? '')),
    }),
};
const page = (
  <Routes>
    <Route path="/admin/*" element={<AdminPage />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const open = (path: string) => {
  renderPage(page, path);
  return userEvent.setup();
};
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = (calls: Call[], route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => body);

test('the list finds themes by name, tag and type, and shows what is hidden', async () => {
  fakeApi(site);
  const user = open('/admin');
  const list = within(await screen.findByRole('list', { name: 'Themes' }));
  const names = () => list.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Big cats', 'Our table']);
  expect(list.getByText('2 games · Tier list of the players, Slider for every player')).toBeVisible();
  expect(list.getByText('Hidden')).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'INTERNAL');
  expect(names()).toEqual(['Our table']);
  await user.clear(search);
  await user.click(screen.getByRole('radio', { name: 'Normal' }));
  expect(names()).toEqual(['Big cats']);
  await user.type(search, 'zebra');
  expect(screen.getByText('No theme matches')).toBeVisible();
});

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
  await user.click(button('Add Game'));
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

test('unsaved changes survive a reload and can be discarded', async () => {
  fakeApi(site);
  const first = renderPage(page, '/admin/themes/cats');
  const user = userEvent.setup();
  await user.type(await field('Description'), ' And more.');
  first.unmount();
  open('/admin/themes/cats');
  expect(await field('Description')).toHaveValue('All of them. And more.');
  await user.click(button('Discard them'));
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

test('the second administrator to save sees what changed, and chooses', async () => {
  let version = 3;
  const calls = fakeApi({
    ...site,
    'GET /api/themes/cats/edit': () =>
      json({ theme: version === 3 ? editable() : editable({ version, description: 'Theirs.', tags: [] }) }),
    'PUT /api/themes/update-theme/cats': ({ body }) => {
      if ((body as { version: number }).version !== version) return refusal(409, 'themeChanged', 'Changed.');
      return json({ _id: 'cats', version: version + 1 });
    },
  });
  const user = open('/admin/themes/cats');
  await user.clear(await field('Description'));
  await user.type(await field('Description'), 'Mine.');
  version = 4;
  await user.click(button('Update Theme'));
  const dialog = within(await screen.findByRole('dialog', { name: 'This theme was changed' }));
  expect(dialog.getByText('robin')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'description',
    'tags',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await field('Description')).toHaveValue('Mine.');
  await user.click(button('Update Theme'));
  await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('Theme successfully updated!')).toBeVisible();
  expect(sent(calls, 'PUT /api/themes/update-theme/cats').at(-1)).toMatchObject({
    version: 4,
    description: 'Mine.',
  });
});

test('a failed save says why, at the field, and loses nothing', async () => {
  let answer = refusal(401, 'unauthenticated', 'Please log in first.');
  fakeApi({ ...site, 'PUT /api/themes/update-theme/cats': () => answer.clone() });
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' More.');
  await user.click(button('Update Theme'));
  expect(await screen.findByText('Error saving theme: Please log in first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
    'href',
    '/login?next=%2Fadmin%2Fthemes%2Fcats',
  );
  answer = refusal(400, 'invalidInput', 'Too rude.', 'games.0.config.points.1.name');
  await user.click(button('Update Theme'));
  await waitFor(async () => expect(await field('Name of point 2')).toHaveAccessibleDescription('Too rude.'));
  expect(await field('Description')).toHaveValue('All of them. More.');
});

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
  await user.click(button('Delete Tag'));
  expect(await screen.findByText('Animals was deleted')).toBeVisible();
});
