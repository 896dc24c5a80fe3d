import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../test/fake-api.ts';
import {
  address,
  button,
  editable,
  field,
  json,
  lynx,
  open,
  sent,
  site,
  tierList,
} from '../../../test/studio.tsx';
import type { EditedPicture } from '../../screens/studio/model/edited-theme.ts';
import { preparePicture } from '../../screens/studio/pictures/prepare-picture.ts';
import { sendPicture } from '../../screens/studio/pictures/send-picture.ts';

// jsdom decodes no pictures and reports no upload progress.
vi.mock('../../screens/studio/pictures/prepare-picture.ts', async (original) => ({
  ...(await original<object>()),
  preparePicture: vi.fn(),
}));
vi.mock('../../screens/studio/pictures/send-picture.ts', () => ({ sendPicture: vi.fn() }));

/** Ends the uploads that wait for their response, oldest first. */
let arrivals: (() => void)[] = [];
beforeEach(() => {
  arrivals = [];
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  vi.mocked(preparePicture).mockImplementation(async (file) => ({ picture: file, wasAnimated: false }));
  vi.mocked(sendPicture).mockImplementation(
    ({ name }, { folder, signal }) =>
      new Promise<EditedPicture>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        arrivals.push(() =>
          resolve({ id: `${folder}/${name}`, url: `/images/${name}`, alt: '', fileName: name }),
        );
      }),
  );
});

const puma = {
  ...lynx,
  public_id: 'Themes/Big cats/Game1/puma.webp',
  url: '/images/puma.webp',
  alt: 'A puma',
};
const slider = editable().games[0] ?? {};
const theme = {
  ...site,
  'GET /api/themes/cats/edit': () =>
    json({ theme: editable({ games: [{ ...tierList, pictures: [lynx, puma] }, slider] }) }),
  'PUT /api/themes/update-theme/cats': () => json({ _id: 'cats', version: 4 }),
  'DELETE /api/cloudinary/delete': () => json({}),
};
const choose = async (...names: string[]) =>
  fireEvent.change(await screen.findByLabelText(/Choose pictures/), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/png' })) },
  });
const shown = () =>
  screen.queryByRole('list', { name: 'Pictures of the game' }) === null
    ? []
    : within(screen.getByRole('list', { name: 'Pictures of the game' }))
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-label'));

test('removed pictures come back with their descriptions and their order, and go again', async () => {
  const calls = fakeApi(theme);
  const user = open('/admin/themes/cats');
  await field('Description of picture 1');
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Select all'));
  await user.click(button('Remove 2 selected'));
  expect(shown()).toEqual([]);
  expect(await screen.findByText('2 pictures removed. Undo brings them back.')).toBeVisible();
  await user.click(button('Undo'));
  expect(shown()).toEqual(['Select A lynx', 'Select A puma']);
  expect(screen.getByText('Undone: 2 pictures removed.')).toBeInTheDocument();
  expect(sent(calls, 'DELETE /api/cloudinary/delete')).toEqual([]);
  await user.click(button('Redo'));
  expect(shown()).toEqual([]);
  expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
});

test('Ctrl+Z takes back what was done last, wherever that was, and moves the focus there', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  const description = await field('Description of the game');
  await user.type(description, 'Drag it.');
  await user.click(screen.getByRole('checkbox', { name: 'Select A puma' }));
  await user.click(button('Remove 1 selected'));
  await user.keyboard('{Control>}z{/Control}');
  expect(shown()).toEqual(['Select A lynx', 'Select A puma']);
  expect(description).toHaveValue('Drag it.');
  expect(screen.getByRole('checkbox', { name: 'Select A puma' })).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(description).toHaveValue('');
  expect(description).toHaveFocus();
  expect(screen.getByText('Undone: description of the game.')).toBeInTheDocument();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(description).toHaveValue('Drag it.');
  await user.keyboard('{Control>}y{/Control}');
  expect(shown()).toEqual(['Select A lynx']);
});

test('an undone change of another game opens that game', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  await user.type(await field('Name of the game'), '?');
  await user.click(screen.getByRole('tab', { name: /How wild/ }));
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('tab', { name: /Best cat/ })).toHaveAttribute('aria-selected', 'true');
  expect(await field('Name of the game')).toHaveValue('Best cat');
  expect(await field('Name of the game')).toHaveFocus();
});

test('a removed game comes back in its place', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  await user.click(await screen.findByRole('button', { name: 'Remove Best cat' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Remove Best cat?' })).getByRole('button', {
      name: 'Remove',
    }),
  );
  expect(screen.getAllByRole('tab')).toHaveLength(1);
  await user.click(button('Undo'));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '1Best cat',
    '2How wild?',
  ]);
});

test('tiers, their order and their colors are undone step by step', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  await field('Name of tier 1');
  const names = () =>
    screen.getAllByRole('textbox', { name: /^Name of tier/ }).map((box) => (box as HTMLInputElement).value);
  await user.click(button('Move tier Tame later'));
  await user.click(button('Remove tier Wild'));
  await user.click(screen.getByRole('button', { name: 'Color of tier Tame: red' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Color of tier Tame' })).getByRole('radio', { name: 'blue' }),
  );
  expect(screen.getByRole('button', { name: 'Color of tier Tame: blue' })).toBeInTheDocument();
  await user.click(button('Undo'));
  expect(screen.getByRole('button', { name: 'Color of tier Tame: red' })).toBeInTheDocument();
  await user.click(button('Undo'));
  expect(names()).toEqual(['Fair', 'Tame', 'Wild']);
  await user.click(button('Undo'));
  expect(names()).toEqual(['Tame', 'Fair', 'Wild']);
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('an undo in the search for tags belongs to the search', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  await user.type(await field('Name'), '!');
  await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'ani');
  await user.keyboard('{Control>}z{/Control}');
  expect(await field('Name')).toHaveValue('Big cats!');
});

test('undoing the choice of pictures stops their uploads, and redoing it starts them again', async () => {
  fakeApi(theme);
  const user = open('/admin/themes/cats');
  await choose('a.png', 'b.png');
  await waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[0]?.();
  await waitFor(() => expect(shown()).toHaveLength(3));
  await user.click(button('Undo'));
  expect(shown()).toEqual(['Select A lynx', 'Select A puma']);
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  await user.click(button('Redo'));
  expect(shown()).toHaveLength(3);
  await waitFor(() => expect(arrivals).toHaveLength(3));
  arrivals[2]?.();
  await waitFor(() => expect(shown()).toHaveLength(4));
});

test('a picture that was removed and never saved is deleted when the form is left', async () => {
  const calls = fakeApi({
    ...theme,
    'DELETE /api/cloudinary/delete': () => refusal(404, 'notFound', 'Image not found'),
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = open('/admin/themes/cats');
  await choose('a.png');
  await waitFor(() => expect(arrivals).toHaveLength(1));
  arrivals[0]?.();
  await waitFor(() => expect(shown()).toHaveLength(3));
  await user.click(button('Select all'));
  await user.click(button('Remove 3 selected'));
  await user.click(button('Back'));
  expect(sent(calls, 'DELETE /api/cloudinary/delete')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Leave, keep them here' }));
  await waitFor(() => expect(address()).toBe('/admin'));
  // Saved pictures stay stored until the theme is saved without them.
  await waitFor(() =>
    expect(sent(calls, 'DELETE /api/cloudinary/delete')).toEqual([
      { publicId: 'Themes/Big cats/Game1/a.png' },
    ]),
  );
  expect(await screen.findByText('Failed to delete 1 images: Image not found')).toBeVisible();
});
