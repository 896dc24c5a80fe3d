import type { FilePicture } from '@tallyho/game/themes/picture';
import { gameFromFile } from '@tallyho/game/themes/theme-file';
import { filePicturesOf, type StarterTag, type StarterTheme } from '../content/starter-theme.ts';
import { type Api, call } from './api.ts';
import { type Loaded, plan, type ReadPicture, type Task } from './plan.ts';

export interface Content {
  themes: StarterTheme[];
  tags: StarterTag[];
  /** Reads a picture below `content/pictures`. */
  readPicture: ReadPicture;
}

const foldersAtOnce = 8;

/** Returns `Themes/{name}/Game{n}`. Characters that are not allowed in a folder's name become hyphens. */
const folderOf = (theme: StarterTheme, index: number): string =>
  `Themes/${theme.name.replace(/[/\\%]|^\./g, '-')}/Game${index + 1}`;

type Folder = { folder: string; pictures: FilePicture[] };

const foldersOf = (theme: StarterTheme): Folder[] =>
  theme.games
    .map((game, index) => ({ folder: folderOf(theme, index), pictures: filePicturesOf(game) }))
    .filter(({ pictures }) => pictures.length > 0);

/** Uploads the pictures sequentially to keep their order, then deletes pictures of an earlier version. */
const loadFolder = async (api: Api, content: Content, { folder, pictures }: Folder, before: string[]) => {
  const stored = new Set<string>();
  for (const { file, alt } of pictures) {
    const form = new FormData();
    form.set('file', new File([await content.readPicture(file)], file.slice(file.lastIndexOf('/') + 1)));
    form.set('alt', alt);
    const path = `/api/cloudinary/upload?folder=${encodeURIComponent(folder)}`;
    const { public_id } = (await call(api, 'POST', path, form)) as { public_id: string }; // response of the edge
    stored.add(public_id);
  }
  const left = before.filter((publicId) => publicId.startsWith(`${folder}/`) && !stored.has(publicId));
  for (const publicId of left) await call(api, 'DELETE', '/api/cloudinary/delete', { publicId });
};

const saveTheme = async (api: Api, { theme, hash, id }: Task): Promise<void> => {
  const input = {
    ...theme,
    games: theme.games.map((game, index) => gameFromFile(game, folderOf(theme, index))),
    contentHash: hash,
  };
  if (id === undefined) await call(api, 'POST', '/api/themes/upload-theme', input);
  else await call(api, 'PUT', `/api/themes/update-theme/${id}`, input);
};

/**
 * Loads the starter content through the API. Idempotent: if everything is loaded, it sends one request. Does not change
 * themes that an administrator changed, deleted or made. Returns the names of the themes that it loaded. Throws on the
 * first failed request and can then be run again.
 */
export const loadContent = async (api: Api, content: Content): Promise<string[]> => {
  const loaded = (await call(api, 'GET', '/api/internal/content')) as Loaded; // response of the edge
  const tasks = await plan(content, loaded);
  if (tasks.length === 0) return [];
  await call(api, 'PUT', '/api/tags', { tags: content.tags });
  const folders = tasks.flatMap(({ theme }) => foldersOf(theme));
  const workers = Array.from({ length: foldersAtOnce }, async () => {
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      await loadFolder(api, content, folder, loaded.pictures);
    }
  });
  await Promise.all(workers);
  for (const task of tasks) await saveTheme(api, task);
  return tasks.map(({ theme }) => theme.name);
};
