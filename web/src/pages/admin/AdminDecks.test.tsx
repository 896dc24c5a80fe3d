import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { button, editable, field, json, open, sent, site, tierList } from '../../../test/studio.tsx';

const slider = editable().games[0] ?? {};
const sliders = Array.from({ length: 70 }, (_, at) => ({ ...slider, name: `How wild is number ${at + 1}?` }));
const tierLists = Array.from({ length: 30 }, (_, at) => ({
  ...tierList,
  name: `Best of pack ${at + 1}`,
  config: { ...tierList.config, content: `Themes/Big cats/Game${at + 1}` },
  pictures: [],
}));
const deck = {
  ...site,
  'GET /api/themes/cats/edit': () => json({ theme: editable({ games: [...sliders, ...tierLists] }) }),
  'PUT /api/themes/update-theme/cats': () => json({ _id: 'cats', version: 4 }),
};
const tabs = () => screen.queryAllByRole('tab');

test('a theme with 100 games shows one editor, and only the group of the open game is unfolded', async () => {
  fakeApi(deck);
  const user = open('/admin/themes/cats');
  expect(await field('Name of the game')).toHaveValue('How wild is number 1?');
  expect(tabs()).toHaveLength(70);
  expect(button(/^Tier list/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(button(/^Tier list/));
  expect(tabs()).toHaveLength(100);
  await user.click(screen.getByRole('tab', { name: 'Best of pack 30' }));
  expect(await field('Name of the game')).toHaveValue('Best of pack 30');
  expect(screen.getByText('Game 100 of 100')).toBeVisible();
  expect(button('Add game')).toHaveAttribute('aria-disabled', 'true');
});

test('the search finds games of all types by their words, and the keys go through what it found', async () => {
  fakeApi(deck);
  const user = open('/admin/themes/cats');
  await user.type(await screen.findByRole('searchbox', { name: 'Find a game' }), '30 pack');
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Best of pack 30']);
  await user.clear(screen.getByRole('searchbox', { name: 'Find a game' }));
  await user.type(screen.getByRole('searchbox', { name: 'Find a game' }), 'number 7');
  expect(tabs()).toHaveLength(8);
  tabs()[0]?.focus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'How wild is number 70?' })).toHaveFocus();
  expect(await field('Name of the game')).toHaveValue('How wild is number 70?');
});

test('typing into a game of a deck renders no other tab', async () => {
  fakeApi(deck);
  const user = open('/admin/themes/cats');
  const name = await field('Name of the game');
  const changed = new Set<Node>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed.add(target.parentElement?.closest('[role="tab"]') ?? target);
  });
  const list = tabs()[0]?.closest('[role="tablist"]');
  if (!list) throw new Error('There are no tabs');
  observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  await user.type(name, '!');
  await waitFor(() => expect(tabs()[0]).toHaveTextContent('How wild is number 1?!'));
  expect(changed.size).toBe(1);
});

test('lines become games of the chosen type, and wrong ones are named before anything is added', async () => {
  const calls = fakeApi({
    ...site,
    'PUT /api/themes/update-theme/cats': () => json({ _id: 'cats', version: 4 }),
  });
  const user = open('/admin/themes/cats');
  await field('Name of the game');
  await user.click(button('Add many'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add many games' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Choose');
  const lines = dialog.getByRole('textbox', { name: 'One game per line' });
  await user.click(lines);
  await user.paste('Tea or coffee? | Tea | Coffee\nSea or hills? | Sea');
  expect(dialog.getByText('Line 2: Write two sides after the question.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add 1 game' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(lines, ' | Hills');
  await user.click(dialog.getByRole('button', { name: 'Add 2 games' }));
  expect(await field('Name of the game')).toHaveValue('Tea or coffee?');
  await user.click(button('Update Theme'));
  await waitFor(() =>
    expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toMatchObject([
      {
        games: [
          { name: 'How wild?', type: 'Slider' },
          { name: 'Tea or coffee?', type: 'Choose', config: { sideHeaderRight: 'Coffee' } },
          { name: 'Sea or hills?', type: 'Choose', config: { sideHeaderLeft: 'Sea' } },
        ],
      },
    ]),
  );
});

test('the form says how long a theme lasts, as lobbies play it and as a whole', async () => {
  fakeApi(deck);
  open('/admin/themes/cats');
  expect(
    await screen.findByText(
      /^Lobbies draw 3 rounds of it, about 6 minutes\. All 100 games: about \d+ minutes\.$/,
    ),
  ).toBeVisible();
});
