import {
  picturesOf,
  type StarterGame,
  type StarterPicture,
  type StarterTag,
  type StarterTheme,
} from '../content/starter-theme.ts';
import { type Api, call } from './api.ts';
import { type Loaded, plan, type ReadPicture, type Task } from './plan.ts';

export interface Content {
  themes: StarterTheme[];
  tags: StarterTag[];
  /** The bytes of a picture below `content/pictures`. */
  readPicture: ReadPicture;
}

const foldersAtOnce = 8;

/** `Themes/{name}/Game{n}`; what no folder may have in its name becomes a hyphen. */
const folderOf = (theme: StarterTheme, index: number): string =>
  `Themes/${theme.name.replace(/[/\\%]|^\./g, '-')}/Game${index + 1}`;

type Folder = { folder: string; pictures: StarterPicture[] };

const foldersOf = (theme: StarterTheme): Folder[] =>
  theme.games
    .map((game, index) => ({ folder: folderOf(theme, index), pictures: picturesOf(game) }))
    .filter(({ pictures }) => pictures.length > 0);

/** One after the other, so that they keep their order; then away with what an earlier version left there. */
const loadFolder = async (api: Api, content: Content, { folder, pictures }: Folder, before: string[]) => {
  const stored = new Set<string>();
  for (const { file, alt } of pictures) {
    const form = new FormData();
    form.set('file', new File([await content.readPicture(file)], file.slice(file.lastIndexOf('/') + 1)));
    form.set('alt', alt);
    const path = `/api/cloudinary/upload?folder=${encodeURIComponent(folder)}`;
    const { public_id } = (await call(api, 'POST', path, form)) as { public_id: string }; // edge's own answer
    stored.add(public_id);
  }
  const left = before.filter((publicId) => publicId.startsWith(`${folder}/`) && !stored.has(publicId));
  for (const publicId of left) await call(api, 'DELETE', '/api/cloudinary/delete', { publicId });
};

const asInput = (theme: StarterTheme, game: StarterGame, index: number): object => {
  if (!('pictures' in game.config)) return game;
  const { pictures: _, ...config } = game.config;
  return { ...game, config: { ...config, content: folderOf(theme, index) } };
};

const saveTheme = async (api: Api, { theme, hash, id }: Task): Promise<void> => {
  const input = {
    ...theme,
    games: theme.games.map((game, index) => asInput(theme, game, index)),
    contentHash: hash,
  };
  if (id === undefined) await call(api, 'POST', '/api/themes/upload-theme', input);
  else await call(api, 'PUT', `/api/themes/update-theme/${id}`, input);
};

/**
 * Loads the starter content through the API, as an administrator would. Does nothing twice: with everything in place it
 * is one request. Themes that an administrator changed, deleted or made are left alone. Answers the names of the themes
 * it loaded; throws on the first call that fails, and can simply be run again.
 */
export const loadContent = async (api: Api, content: Content): Promise<string[]> => {
  const loaded = (await call(api, 'GET', '/api/internal/content')) as Loaded; // edge's own answer
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
