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

const themesAtOnce = 8;
/** The API accepts so many pictures in one request. */
const picturesAtOnce = 20;

/** Returns `Themes/{name}/Game{n}`. Characters that are not allowed in a folder's name become hyphens. */
const folderOf = (theme: StarterTheme, index: number): string =>
  `Themes/${theme.name.replace(/[/\\%]|^\./g, '-')}/Game${index + 1}`;

type Folder = { folder: string; pictures: FilePicture[] };

const foldersOf = (theme: StarterTheme): Folder[] =>
  theme.games
    .map((game, index) => ({ folder: folderOf(theme, index), pictures: filePicturesOf(game) }))
    .filter(({ pictures }) => pictures.length > 0);

/** Uploads the pictures in their order, then deletes pictures of an earlier version. */
const loadFolder = async (api: Api, content: Content, { folder, pictures }: Folder, before: string[]) => {
  const stored = new Set<string>();
  for (let start = 0; start < pictures.length; start += picturesAtOnce) {
    const form = new FormData();
    for (const { file, alt } of pictures.slice(start, start + picturesAtOnce)) {
      form.append(
        'file[]',
        new File([await content.readPicture(file)], file.slice(file.lastIndexOf('/') + 1)),
      );
      form.append('alt[]', alt);
    }
    const path = `/api/cloudinary/upload-all?folder=${encodeURIComponent(folder)}`;
    const response = (await call(api, 'POST', path, form)) as { pictures: { public_id: string }[] }; // of the edge
    for (const { public_id } of response.pictures) stored.add(public_id);
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
  const uploads: Promise<void>[] = [];
  for (const { theme } of tasks) {
    const upload = async () => {
      for (const folder of foldersOf(theme)) await loadFolder(api, content, folder, loaded.pictures);
    };
    uploads.push((uploads.at(-themesAtOnce) ?? Promise.resolve()).then(upload));
  }
  // One after the other, because the picker shows themes in the order of their creation.
  const save = async () => {
    for (const [at, task] of tasks.entries()) {
      await uploads[at];
      await saveTheme(api, task);
    }
  };
  await Promise.all([...uploads, save()]);
  return tasks.map(({ theme }) => theme.name);
};
