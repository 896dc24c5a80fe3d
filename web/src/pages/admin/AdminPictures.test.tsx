import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { button, editable, field, json, open, sent, site, tierList } from '../../../test/studio.tsx';
import type { EditedPicture } from '../../screens/studio/model/edited-theme.ts';
import { BadPicture, preparePicture } from '../../screens/studio/pictures/prepare-picture.ts';
import { sendPicture } from '../../screens/studio/pictures/send-picture.ts';
import { RequestError } from '../../shared/api/api-error.ts';

// jsdom decodes no pictures and reports no upload progress.
vi.mock('../../screens/studio/pictures/prepare-picture.ts', async (original) => ({
  ...(await original<object>()),
  preparePicture: vi.fn(),
}));
vi.mock('../../screens/studio/pictures/send-picture.ts', () => ({ sendPicture: vi.fn() }));

interface Sending {
  readonly name: string;
  readonly folder: string;
  readonly succeed: (id?: string) => void;
  readonly fail: (error: Error) => void;
}
/** The uploads that wait for their response, oldest first. */
let sending: Sending[] = [];
beforeEach(() => {
  sending = [];
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  vi.mocked(preparePicture).mockImplementation(async (file) => ({ picture: file, wasAnimated: false }));
  vi.mocked(sendPicture).mockImplementation(
    ({ name }, { folder, signal }) =>
      new Promise<EditedPicture>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        const picture = (id: string) => ({
          id: `${folder}/${id}`,
          url: `/images/${id}`,
          alt: '',
          fileName: name,
        });
        sending.push({ name, folder, succeed: (id = name) => resolve(picture(id)), fail: reject });
      }),
  );
});

const theme = (...games: object[]) => ({
  ...site,
  'GET /api/themes/cats/edit': () => json({ theme: editable({ games: [tierList, ...games] }) }),
  'PUT /api/themes/update-theme/cats': () => json({ _id: 'cats', version: 4 }),
});
const slider = editable().games[0] ?? {};
const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const choose = async (...names: string[]) => {
  const input = await screen.findByLabelText(/Choose pictures/);
  fireEvent.change(input, { target: { files: names.map(png) } });
};
const shown = () =>
  within(screen.getByRole('list', { name: 'Pictures of the game' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label'));

test('uploads go on while another game is open, a few at a time, also in StrictMode', async () => {
  fakeApi(theme(slider));
  const user = open('/admin/themes/cats', (page) => <StrictMode>{page}</StrictMode>);
  await choose('a.png', 'b.png', 'c.png', 'd.png');
  await waitFor(() => expect(sending.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png']));
  await user.click(screen.getByRole('tab', { name: /How wild/ }));
  for (const { succeed } of sending) succeed();
  await waitFor(() => expect(sending).toHaveLength(4));
  sending[3]?.succeed();
  await user.click(screen.getByRole('tab', { name: /Best cat/ }));
  await waitFor(() =>
    expect(shown()).toEqual(['Select A lynx', ...[2, 3, 4, 5].map((number) => `Select picture ${number}`)]),
  );
});

test('uploads of a game without a folder share one new folder, which is reserved once', async () => {
  const calls = fakeApi({
    ...theme(),
    'GET /api/themes/cats/edit': () =>
      json({
        theme: editable({
          games: [{ ...tierList, pictures: [], config: { ...tierList.config, content: null } }],
        }),
      }),
    'POST /api/cloudinary/folder': () => json({ folder: 'Themes/Big cats/Game7', pictures: [] }),
  });
  open('/admin/themes/cats');
  await choose('a.png', 'b.png');
  await waitFor(() => expect(sending).toHaveLength(2));
  expect(new Set(sending.map(({ folder }) => folder))).toEqual(new Set(['Themes/Big cats/Game7']));
  expect(sent(calls, 'POST /api/cloudinary/folder')).toEqual([{ themeName: 'Big cats', pictures: [] }]);
});

test('a save waits for running uploads and contains their pictures', async () => {
  const calls = fakeApi(theme());
  const user = open('/admin/themes/cats');
  await choose('a.png');
  await waitFor(() => expect(sending).toHaveLength(1));
  await user.click(button('Update Theme'));
  expect(button('Update Theme')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByText('Uploading 1 picture.').length).toBeGreaterThan(0);
  expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toEqual([]);
  sending[0]?.succeed();
  const description = await field('Description of picture 2');
  await waitFor(() =>
    expect(description).toHaveAccessibleDescription('Describe the picture in a few words.'),
  );
  await user.type(description, 'A cat');
  await user.click(button('Update Theme'));
  await waitFor(() =>
    expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toMatchObject([
      {
        games: [
          { pictures: [{ alt: 'A lynx' }, { public_id: 'Themes/Big cats/Game1/a.png', alt: 'A cat' }] },
        ],
      },
    ]),
  );
});

test('leaving while pictures are uploaded asks first', async () => {
  fakeApi(theme());
  const user = open('/admin/themes/cats');
  await choose('a.png', 'b.png');
  await user.click(button('Back'));
  expect(await screen.findByText(/2 pictures are not uploaded yet/)).toBeVisible();
});

test('a failed upload says why, keeps the theme from being saved, and is repeated alone or when the network is back', async () => {
  const calls = fakeApi(theme());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(preparePicture).mockImplementation(async (file) => {
    if (file.name === 'page.png') throw new BadPicture('This is not a picture.');
    return { picture: file, wasAnimated: false };
  });
  const user = open('/admin/themes/cats');
  await choose('a.png', 'page.png', 'b.png');
  await waitFor(() => expect(sending).toHaveLength(2));
  for (const { fail } of sending)
    fail(new RequestError(0, 'network', 'Network error. Please try again later.'));
  const uploads = () => within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');
  await waitFor(() =>
    expect(uploads().map(({ textContent }) => textContent)).toEqual([
      'a.pngNetwork error. Please try again later.',
      'page.pngThis is not a picture.',
      'b.pngNetwork error. Please try again later.',
    ]),
  );
  await user.click(button('Update Theme'));
  expect(await screen.findByText(/3 pictures could not be uploaded/)).toBeVisible();
  expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toEqual([]);

  expect(screen.queryByRole('button', { name: 'Try page.png again' })).toBeNull();
  await user.click(button('Try a.png again'));
  await waitFor(() => expect(sending.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'a.png']));
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sending).toHaveLength(4));
  for (const { succeed } of sending.slice(2)) succeed();
  await waitFor(() => expect(uploads()).toHaveLength(1));
  await user.click(button('Dismiss page.png'));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  expect(shown()).toHaveLength(3);
});

test('uploads wait while there is no network, and continue when it is back', async () => {
  fakeApi(theme());
  open('/admin/themes/cats');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await choose('a.png', 'b.png');
  expect(
    await screen.findByText('No network. 2 pictures left to upload when it is back.'),
  ).toBeInTheDocument();
  expect(sending).toHaveLength(0);
  network.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sending).toHaveLength(2));
  network.mockRestore();
});

test('refused files are dismissed one by one or together, and the focus stays with the uploads', async () => {
  fakeApi(theme());
  const user = open('/admin/themes/cats');
  vi.mocked(preparePicture).mockRejectedValue(new BadPicture('The file is broken.'));
  await choose('a.png', 'b.png', 'c.png');
  await user.click(await screen.findByRole('button', { name: 'Dismiss a.png' }));
  await waitFor(() => expect(document.activeElement).toContainElement(button('Dismiss b.png')));
  expect(document.body).not.toHaveFocus();
  await user.click(button('Dismiss all 2'));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('two pictures with the same file name are two pictures', async () => {
  fakeApi(theme());
  const user = open('/admin/themes/cats');
  await choose('image.png');
  await choose('image.png');
  await waitFor(() => expect(sending).toHaveLength(2));
  sending[0]?.succeed('one.webp');
  sending[1]?.succeed('other.webp');
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(screen.queryByRole('list', { name: 'Notes on the files' })).toBeNull();
  // Only a hint tells them apart until they are described.
  const [first, second] = [await field('Description of picture 2'), await field('Description of picture 3')];
  expect(first).toHaveValue('');
  expect(first).toHaveAttribute('placeholder', 'e.g. image');
  expect(second).toHaveAttribute('placeholder', 'e.g. image 2');
  await user.click(button('Describe by file names'));
  expect(first).toHaveValue('image');
  expect(second).toHaveValue('image 2');
});

test('a file with the content of a picture of the game is named and ignored', async () => {
  fakeApi(theme());
  const user = open('/admin/themes/cats');
  await choose('other.png', 'lynx.png', 'new.png', 'new.png');
  await waitFor(() => expect(sending).toHaveLength(3));
  for (const { succeed } of sending.slice(0, 2)) succeed('lynx.webp');
  await waitFor(() => expect(sending).toHaveLength(4));
  for (const { succeed } of sending.slice(2)) succeed();
  expect(await screen.findByText('other.png is the same picture as A lynx.')).toBeVisible();
  expect(screen.getByText('lynx.png is there already.')).toBeVisible();
  expect(await screen.findByText('new.png is there already.')).toBeVisible();
  expect(shown()).toEqual(['Select A lynx', 'Select picture 2']);

  await user.click(button('Dismiss the note: lynx.png is there already.'));
  expect(screen.queryByText('lynx.png is there already.')).toBeNull();
  // Without the picture the note says nothing.
  await user.click(screen.getByRole('checkbox', { name: 'Select A lynx' }));
  await user.click(button('Remove 1 selected'));
  expect(screen.queryByText('other.png is the same picture as A lynx.')).toBeNull();
  expect(screen.getByText('new.png is there already.')).toBeVisible();
});

test('says that only the first frame of an animated picture is shown', async () => {
  fakeApi(theme());
  open('/admin/themes/cats');
  vi.mocked(preparePicture).mockImplementation(async (file) => ({ picture: file, wasAnimated: true }));
  await choose('dance.gif');
  await waitFor(() => expect(sending).toHaveLength(1));
  sending[0]?.succeed();
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(screen.getByText('dance.gif is animated. Players see its first frame.')).toBeVisible();
});

test('says when thumbnails cannot be loaded, and loads them again', async () => {
  fakeApi(theme());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = open('/admin/themes/cats');
  await field('Description of picture 1');
  const thumbnail = () => document.querySelector('img[src="/images/lynx.webp?edit"]');
  const before = thumbnail();
  if (before) fireEvent.error(before);
  expect(screen.getByText('Error loading images. Please try again.')).toBeVisible();
  await user.click(button('Try again'));
  expect(screen.queryByText('Error loading images. Please try again.')).toBeNull();
  expect(thumbnail()).not.toBe(before);
});

test('an imported theme opens as a new one, uploads its pictures in order, and names what is left out', async () => {
  const calls = fakeApi({
    ...site,
    'POST /api/cloudinary/folder': () => json({ folder: 'Themes/Imported/Game1', pictures: [] }),
    'POST /api/themes/upload-theme': () => json({ _id: 'new', version: 1 }),
  });
  const user = open('/admin');
  const document = {
    name: 'Imported',
    type: 'normal',
    tags: ['Nonsense'],
    games: [
      {
        name: 'Best cat',
        description: '',
        type: 'TierList',
        config: {
          tiers: [{ name: 'S', color: 'red' }],
          pictures: ['one', 'two'].map((alt) => ({ file: `x/1/${alt}.gif`, alt })),
        },
      },
    ],
  };
  const gif = Uint8Array.from([...new TextEncoder().encode('GIF89a'), 9, 0, 9, 0, 0, 0, 0]);
  const archive = zipSync({
    'themes/x.json': strToU8(JSON.stringify(document)),
    'pictures/x/1/one.gif': gif,
    'pictures/x/1/two.gif': gif,
  });
  await screen.findByRole('list', { name: 'Themes' });
  fireEvent.change(screen.getByLabelText('File of a theme'), {
    target: { files: [new File([archive], 'x.zip')] },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Parts of this file cannot be imported' }));
  expect(dialog.getByText(/There is no tag “Nonsense”/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import without them' }));
  expect(await screen.findByRole('heading', { name: 'Create a New Theme' })).toBeVisible();
  expect(await field('Name')).toHaveValue('Imported');
  await waitFor(() => expect(sending).toHaveLength(2));
  for (const { succeed } of [...sending].reverse()) succeed();
  await waitFor(() => expect(shown()).toEqual(['Select one', 'Select two']));
  await user.click(button('Submit Theme'));
  expect(await screen.findByText('Theme successfully uploaded!')).toBeVisible();
  expect(sent(calls, 'POST /api/themes/upload-theme')).toMatchObject([
    { name: 'Imported', hidden: true, games: [{ pictures: [{ alt: 'one' }, { alt: 'two' }] }] },
  ]);
});
