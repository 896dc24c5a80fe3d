import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, juniper, refusal } from '../../../test/fake-api.ts';
import {
  address,
  button,
  discardThem,
  editable,
  field,
  json,
  open,
  sent,
  site,
  tierList,
} from '../../../test/studio.tsx';
import type { EditedPicture } from '../../screens/studio/model/edited-theme.ts';
import { draftKeyOf, editorDraft } from '../../screens/studio/model/editor-draft.ts';
import type { StoredFile } from '../../screens/studio/pictures/chosen-files.ts';
import { preparePicture } from '../../screens/studio/pictures/prepare-picture.ts';
import { sendPicture } from '../../screens/studio/pictures/send-picture.ts';

/** The files that the browser stores, by draft and id. jsdom has no IndexedDB. */
const storage = vi.hoisted(() => ({ files: new Map<string, StoredFile>(), isFull: false }));
vi.mock('../../screens/studio/pictures/chosen-files.ts', () => {
  const { files } = storage;
  const of = (draft: string) => [...files.keys()].filter((key) => key.startsWith(`${draft}/`));
  return {
    storeChosenFile: async (draft: string, file: StoredFile) => {
      if (!storage.isFull) files.set(`${draft}/${file.id}`, file);
      return !storage.isFull;
    },
    deleteChosenFile: async (draft: string, id: string) => void files.delete(`${draft}/${id}`),
    readChosenFiles: async (draft: string) => of(draft).flatMap((key) => files.get(key) ?? []),
    deleteChosenFiles: async (draft: string) => {
      for (const key of of(draft)) files.delete(key);
    },
  };
});
vi.mock('../../screens/studio/pictures/prepare-picture.ts', async (original) => ({
  ...(await original<object>()),
  preparePicture: vi.fn(),
}));
vi.mock('../../screens/studio/pictures/send-picture.ts', () => ({ sendPicture: vi.fn() }));

const urls = new Set<string>();
beforeEach(() => {
  storage.files.clear();
  storage.isFull = false;
  urls.clear();
  URL.createObjectURL = () => {
    const url = `blob:${crypto.randomUUID()}`;
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);
  vi.mocked(preparePicture).mockImplementation(async (file) => ({ picture: file, wasAnimated: false }));
  vi.mocked(sendPicture).mockReset();
});

/** No upload gets a response. */
const holdRequests = () =>
  vi
    .mocked(sendPicture)
    .mockImplementation(
      (_, { signal }) =>
        new Promise<EditedPicture>((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
const sendAll = () =>
  vi.mocked(sendPicture).mockImplementation(async ({ name }, { folder }) => ({
    id: `${folder}/${name}`,
    url: `/images/${name}`,
    alt: '',
    fileName: name,
  }));
const theme = {
  ...site,
  'GET /api/themes/cats/edit': () => json({ theme: editable({ games: [tierList] }) }),
  'PUT /api/themes/update-theme/cats': () => json({ _id: 'cats', version: 4 }),
};
const choose = async (...names: string[]) =>
  fireEvent.change(await screen.findByLabelText(/Choose pictures/), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/png' })) },
  });
const pictures = async () =>
  within(await screen.findByRole('list', { name: 'Pictures of the game' })).findAllByRole('checkbox');

test('chosen files that are not uploaded continue after a reload, in their order, and are then deleted', async () => {
  const calls = fakeApi(theme);
  holdRequests();
  open('/admin/themes/cats');
  await choose('a.png', 'b.png', 'c.png', 'd.png');
  await waitFor(() => expect(storage.files.size).toBe(4));
  cleanup();
  expect(urls.size).toBe(0);

  sendAll();
  const user = open('/admin/themes/cats');
  await waitFor(async () => expect(await pictures()).toHaveLength(5));
  await waitFor(() => expect(storage.files.size).toBe(0));
  await user.click(button('Describe by file names'));
  await user.click(button('Update Theme'));
  await waitFor(() =>
    expect(sent(calls, 'PUT /api/themes/update-theme/cats')).toMatchObject([
      { games: [{ pictures: [{ alt: 'A lynx' }, ...['a', 'b', 'c', 'd'].map((alt) => ({ alt }))] }] },
    ]),
  );
});

test('a file that had arrived before the reload is not reported as a duplicate of itself', async () => {
  fakeApi(theme);
  sendAll();
  open('/admin/themes/cats');
  await choose('a.png');
  await waitFor(async () => expect(await pictures()).toHaveLength(2));
  await waitFor(() => expect(storage.files.size).toBe(0));
  const draftKey = draftKeyOf(juniper._id, { theme: 'cats' });
  const [game] = editorDraft(draftKey).read()?.form.games ?? [];
  // The page was closed before it could delete the file.
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  storage.files.set(`${draftKey}/left`, { id: 'left', game: game?.key ?? '', file, alt: '', rank: 1 });
  cleanup();
  vi.mocked(sendPicture).mockClear();
  open('/admin/themes/cats');
  await waitFor(() => expect(sendPicture).toHaveBeenCalled());
  await waitFor(() => expect(storage.files.size).toBe(0));
  expect(await pictures()).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Notes on the files' })).toBeNull();
});

test('discarding deletes the stored files', async () => {
  fakeApi(theme);
  holdRequests();
  const user = open('/admin/themes/cats');
  await choose('a.png');
  await waitFor(() => expect(storage.files.size).toBe(1));
  await user.click(button('Back'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(dialog.getByText('1 picture is not uploaded yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(address()).toBe('/admin'));
  await waitFor(() => expect(storage.files.size).toBe(0));
});

test('leaving says which files are lost if the browser cannot store them', async () => {
  fakeApi(theme);
  holdRequests();
  storage.isFull = true;
  const user = open('/admin/themes/cats');
  await choose('a.png', 'b.png');
  await user.click(button('Back'));
  expect(
    await screen.findByText('2 pictures are not uploaded yet. You would have to choose them again.'),
  ).toBeVisible();
});

test('the list names unsaved themes, also copies, which can be continued or discarded', async () => {
  fakeApi({
    ...theme,
    'POST /api/cloudinary/folder': () => json({ folder: 'Themes/Copy/Game1', pictures: [] }),
  });
  const user = open('/admin/themes/new?copy=cats');
  const name = await field('Name');
  await user.clear(name);
  await user.type(name, 'More cats');
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Leave, keep them here' }));
  await user.click(await screen.findByRole('link', { name: 'Continue with More cats' }));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/themes\/new\/[0-9a-f]{24}$/));
  expect(await field('Name')).toHaveValue('More cats');
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Leave, keep them here' }));
  await user.click(await screen.findByRole('button', { name: 'Discard the changes of More cats' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('heading', { name: 'Not saved yet' })).toBeNull();
});

test('unsaved changes of a theme that was deleted can be saved as a new theme', async () => {
  let isDeleted = false;
  const calls = fakeApi({
    ...site,
    'GET /api/themes/cats/edit': () =>
      isDeleted ? refusal(404, 'notFound', 'This theme does not exist.') : json({ theme: editable() }),
    'POST /api/themes/upload-theme': () => json({ _id: 'cats-2', version: 1 }),
  });
  const before = open('/admin/themes/cats');
  await before.type(await field('Description'), ' Mine.');
  cleanup();
  isDeleted = true;
  const user = open('/admin/themes/cats');
  expect(await screen.findByText(/This theme was deleted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Theme' })).toBeNull();
  await user.click(button('Save as a new theme'));
  await waitFor(() =>
    expect(sent(calls, 'POST /api/themes/upload-theme')).toMatchObject([
      { name: 'Big cats', description: 'All of them. Mine.' },
    ]),
  );
  await waitFor(() => expect(address()).toBe('/admin'));
});

test('unsaved changes of a deleted theme can be discarded', async () => {
  fakeApi(site);
  const before = open('/admin/themes/cats');
  await before.type(await field('Description'), ' Mine.');
  cleanup();
  fakeApi({
    ...site,
    'GET /api/themes/cats/edit': () => refusal(404, 'notFound', 'This theme does not exist.'),
  });
  const user = open('/admin/themes/cats');
  await screen.findByText('Your unsaved changes are back.');
  await discardThem(user);
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(screen.queryByRole('heading', { name: 'Not saved yet' })).toBeNull();
});
