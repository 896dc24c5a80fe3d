import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { button, editable, field, json, lynx, open, sent, site, tierList } from '../../../test/studio.tsx';

const slider = editable().games[0] ?? {};
const second = {
  ...lynx,
  public_id: 'Themes/Big cats/Game1/puma.webp',
  url: '/images/puma.webp',
  alt: 'A puma',
};
const theme = {
  ...site,
  'GET /api/themes/cats/edit': () =>
    json({ theme: editable({ games: [{ ...tierList, pictures: [lynx, second] }, slider] }) }),
  'PUT /api/themes/update-theme/cats': () => json({ _id: 'cats', version: 4 }),
};

test('arrow keys, Home and End open the tabs of the games', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  const [first, last] = await screen.findAllByRole('tab');
  first?.focus();
  await user.keyboard('{ArrowRight}');
  expect(last).toHaveFocus();
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(await field('Name of the game')).toHaveValue('How wild?');
  await user.keyboard('{ArrowRight}');
  expect(first).toHaveFocus();
  await user.keyboard('{End}');
  expect(last).toHaveFocus();
  await user.keyboard('{Home}');
  expect(first).toHaveFocus();
});

test('a game is moved, duplicated and removed by keys, and its removal asks first', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  await field('Name of the game');
  button('Move Best cat later').focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['1How wild?', '2Best cat']);
  await user.click(screen.getByRole('tab', { name: /How wild/ }));
  button('Duplicate How wild?').focus();
  await user.keyboard(' ');
  await waitFor(() => expect(names()).toEqual(['1How wild?', '2How wild? (copy)', '3Best cat']));
  button('Remove How wild? (copy)').focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove How wild? (copy)?' }));
  dialog.getByRole('button', { name: 'Remove' }).focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['1How wild?', '2Best cat']);
});

test('tiers and pictures are moved and removed by keys, and each move is announced', async () => {
  const calls = fakeApi(theme);
  const user = open('/admin/themes/cats');
  await field('Name of tier 1');
  button('Move tier Tame later').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('tier Tame is now number 2 of 3')).toBeInTheDocument();
  button('Remove tier Wild').focus();
  await user.keyboard('{Enter}');
  button('Move A puma earlier').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('A puma is now number 1 of 2')).toBeInTheDocument();
  screen.getByRole('checkbox', { name: 'Select A lynx' }).focus();
  await user.keyboard(' ');
  button('Remove 1 selected').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText(/Choose pictures/)).toHaveFocus();
  await user.click(button('Update Theme'));
  await waitFor(() =>
    expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toMatchObject([
      {
        games: [
          {
            config: { tiers: [{ name: 'Fair' }, { name: 'Tame' }] },
            pictures: [{ public_id: second.public_id }],
          },
          {},
        ],
      },
    ]),
  );
});

test('several presses of one button move the same tier, whose row keeps its element', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  const tame = await field('Name of tier 1');
  button('Move tier Tame later').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Move tier Tame later')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await field('Name of tier 3')).toBe(tame);
  expect(tame).toHaveValue('Tame');
  await waitFor(() => expect(button('Move tier Tame later')).toHaveFocus());
});

test('Home and End move a picture to the ends of the list, and its number moves it to any place', async () => {
  const many = Array.from({ length: 24 }, (_, index) => ({
    ...lynx,
    public_id: `Themes/Big cats/Game1/cat-${index + 1}.webp`,
    alt: `Cat ${index + 1}`,
  }));
  fakeApi({
    ...theme,
    'GET /api/themes/cats/edit': () =>
      json({ theme: editable({ games: [{ ...tierList, pictures: many }] }) }),
  });
  const user = open('/admin/themes/cats');
  await field('Description of picture 24');
  const places = (name: string) =>
    screen
      .getAllByRole('checkbox', { name: /^Select Cat/ })
      .findIndex((box) => box.getAttribute('aria-label') === `Select ${name}`) + 1;
  const number = (name: string) =>
    screen.getByRole('button', { name: new RegExp(`^Move ${name} to another position`) });
  number('Cat 24').focus();
  await user.keyboard('{Home}');
  expect(places('Cat 24')).toBe(1);
  expect(screen.getByText('Cat 24 is now number 1 of 24')).toBeInTheDocument();
  expect(number('Cat 24')).toHaveFocus();
  await user.keyboard('{End}');
  expect(places('Cat 24')).toBe(24);

  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Cat 24' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Position' }));
  await user.type(dialog.getByRole('textbox', { name: 'Position' }), '25{Enter}');
  expect(dialog.getByText('A whole number from 1 to 24')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Position' }));
  await user.type(dialog.getByRole('textbox', { name: 'Position' }), '7{Enter}');
  expect(screen.queryByRole('dialog', { name: 'Move Cat 24' })).toBeNull();
  expect(places('Cat 24')).toBe(7);
  expect(number('Cat 24')).toHaveFocus();

  // Selected pictures move together.
  await user.click(screen.getByRole('checkbox', { name: 'Select Cat 3' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Cat 9' }));
  await user.click(number('Cat 9'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Move 2 pictures' })).getByRole('button', {
      name: 'To the start',
    }),
  );
  expect([places('Cat 3'), places('Cat 9'), places('Cat 1')]).toEqual([1, 2, 3]);
});

test('each picture has a button that removes it, and the focus goes on to the next one', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  await field('Description of picture 1');
  button('Remove A lynx').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('checkbox', { name: 'Select A lynx' })).toBeNull();
  expect(button('Remove A puma')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText(/Choose pictures/)).toHaveFocus();
});

test('a pasted list names the tiers, without its numbers, and adds those that are missing', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  await user.click(await field('Name of tier 2'));
  const lines = Array.from({ length: 10 }, (_, index) => `${index + 1}. Cat ${index + 1}`);
  await user.paste(lines.join('\n'));
  const names = screen
    .getAllByRole('textbox', { name: /^Name of tier/ })
    .map((box) => (box instanceof HTMLInputElement ? box.value : ''));
  expect(names).toEqual(['Tame', ...Array.from({ length: 9 }, (_, index) => `Cat ${index + 1}`)]);
  expect(await screen.findByText('At most 10 tiers. Left out: Cat 10.')).toBeVisible();
});

test('the focus stays in the list when a tier is added or removed', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  await field('Name of tier 1');
  button('Remove tier Wild').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of tier 2' })).toHaveFocus());
  button('Add Tier').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of tier 3' })).toHaveFocus());
  // The default name is selected, so that typing replaces it.
  await user.keyboard('Wild');
  expect(await field('Name of tier 3')).toHaveValue('Wild');
});

test('a color is chosen by keys', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  const swatch = await screen.findByRole('button', { name: 'Color of tier Tame: red' });
  swatch.focus();
  await user.keyboard('{Enter}');
  const palette = within(screen.getByRole('dialog', { name: 'Color of tier Tame' }));
  palette.getByRole('radio', { name: 'red' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Color of tier Tame: orange' })).toBeInTheDocument();
  await user.click(palette.getByRole('button', { name: 'Done' }));
});

test('tags are found, chosen and removed by keys', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  const tags = await screen.findByRole('combobox', { name: 'Tags' });
  await user.click(tags);
  await screen.findByRole('option', { name: /Internal/ });
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Remove Internal' })).not.toBeInTheDocument();
  await user.keyboard('int');
  await screen.findByRole('option', { name: /Internal/ });
  await user.keyboard('{ArrowDown}');
  expect(tags).toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  // The open list would cover the chosen tags.
  expect(tags).toHaveAttribute('aria-expanded', 'false');
  const remove = await screen.findByRole('button', { name: 'Remove Internal' });
  remove.focus();
  expect(remove).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(tags).toHaveFocus());
  expect(tags).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(tags).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('{Escape}');
  expect(tags).toHaveAttribute('aria-expanded', 'false');
});
