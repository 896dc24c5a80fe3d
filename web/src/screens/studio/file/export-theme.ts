import type { StoredPicture } from '@tallyho/game/themes/picture';
import { type FileGame, gameForFile, type ThemeFile } from '@tallyho/game/themes/theme-file';
import { networkErrorText, RequestError } from '../../../shared/api/api-error.ts';
import { platform } from '../../../shared/platform/platform.ts';
import { fetchStoredTheme } from '../model/studio-api.ts';
import { type ArchiveEntry, archiveOf } from './theme-archive.ts';

/** Returns a name that is safe in every file system: 'Big cats!' is 'big-cats'. `fallback`: if nothing is left of it. */
const slugOf = (name: string, fallback: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || fallback;

/** Returns the pictures of a game with a path for each, which no other picture of the theme has. */
function picturePaths(theme: string, number: number, pictures: readonly StoredPicture[]) {
  const used = new Set<string>();
  return pictures.map(({ public_id: id, url, alt }, index) => {
    const wanted = slugOf(alt, `picture-${index + 1}`);
    const name = used.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    used.add(name);
    const extension = id.slice(id.lastIndexOf('.') + 1);
    return { url, alt, file: `${theme}/${number}/${name}.${extension}` };
  });
}

async function fetchPicture(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`${platform.apiBase}${url}`).catch(() => null);
  if (!response) throw new RequestError(0, 'network', networkErrorText);
  if (!response.ok)
    throw new RequestError(response.status, 'unknown', 'Error loading images. Please try again.');
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Returns a stored theme with its pictures as one ZIP file: `themes/<name>.json` and `pictures/<name>/<game>/`, the layout of
 * the starter content. Fails with ApiError if a part cannot be loaded.
 */
export async function exportTheme(id: string): Promise<File> {
  const theme = await fetchStoredTheme(id);
  const slug = slugOf(theme.name, 'theme');
  const games: FileGame[] = [];
  const entries: ArchiveEntry[] = [];
  for (const [index, game] of theme.games.entries()) {
    const pictures = picturePaths(slug, index + 1, game.pictures);
    entries.push(
      ...(await Promise.all(
        pictures.map(async ({ url, file }) => ({ path: `pictures/${file}`, bytes: await fetchPicture(url) })),
      )),
    );
    games.push(
      gameForFile(
        game,
        pictures.map(({ file, alt }) => ({ file, alt, source: '' })),
      ),
    );
  }
  const { name, description, type, tags } = theme;
  const content: ThemeFile = { name, description, type, tags: tags.map((tag) => tag.name), games };
  const archive = archiveOf({ path: `themes/${slug}.json`, content }, entries);
  return new File([archive], `${slug}.zip`, { type: 'application/zip' });
}
