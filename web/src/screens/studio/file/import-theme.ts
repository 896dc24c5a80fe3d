import { limits } from '@tallyho/game/limits';
import type { FilePicture } from '@tallyho/game/themes/picture';
import { filePicturesOf, gameFromFile, themeFileSchema } from '@tallyho/game/themes/theme-file';
import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import * as v from 'valibot';
import type { EditedTheme } from '../model/edited-theme.ts';
import type { StudioTag } from '../model/studio-types.ts';
import { editedGameOf } from '../model/theme-form.ts';
import { assertPicture } from '../pictures/prepare-picture.ts';
import type { ChosenPicture } from '../pictures/use-uploads.ts';

/** Maximum size of a file and of its content, in bytes. Protects the browser from files that grow without end. */
const maxBytes = 500 * 1024 * 1024;
/** Maximum number of entries: all pictures of all games, and some more. */
export const maxEntries = limits.theme.games * limits.items.max + 100;

export interface ImportedTheme {
  readonly form: EditedTheme;
  readonly pictures: readonly ChosenPicture[];
}
/** What a file contains. `problems`: one sentence each. */
export interface ThemeImport {
  /** Null if the problems make the whole file unusable. Otherwise the problems are about parts that are left out. */
  readonly theme: ImportedTheme | null;
  readonly problems: readonly string[];
}

const unusable = (...problems: string[]): ThemeImport => ({ theme: null, problems });

const documentPattern = /(^|\/)themes\/[^/]+\.json$/;
const isPicture = (path: string): boolean => /(^|\/)pictures\/.+[^/]$/.test(path);

/** Returns the entries of a ZIP file that belong to a theme; null if it is no ZIP file or too large. */
function entriesOf(bytes: Uint8Array): Unzipped | null {
  let [total, packed, count] = [0, 0, 0];
  try {
    return unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (name.startsWith('__MACOSX/') || !(documentPattern.test(name) || isPicture(name))) return false;
        total += originalSize;
        packed += size;
        count += 1;
        if (total > maxBytes || count > maxEntries) throw new RangeError('The content is too large.');
        // Entries that share their bytes grow to far more than they declare.
        if (packed > bytes.length) throw new RangeError('The entries overlap.');
        return true;
      },
    });
  } catch {
    return null;
  }
}

const parseJson = (bytes: Uint8Array): { readonly json: unknown } | { readonly problem: string } => {
  try {
    return { json: JSON.parse(strFromU8(bytes)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

/** 'games.0.config.tiers.2.name: Invalid length'. */
const issueText = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
};

const typeOf: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Returns a picture of the archive as a file. Throws an error that says what is wrong with it. */
function pictureFile(entries: Unzipped, path: string): File {
  const bytes = entries[path];
  if (!bytes) throw new Error('The file is missing.');
  assertPicture(bytes);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return new File([new Uint8Array(bytes)], name, { type: typeOf[extension] ?? '' });
}

/**
 * Reads a theme that was exported, and perhaps changed since. `tags`: all tags that exist. Never fails: everything that is
 * wrong is in `problems`.
 */
export async function importTheme(file: File, tags: readonly StudioTag[]): Promise<ThemeImport> {
  if (file.size > maxBytes) return unusable(`The file is larger than ${maxBytes / 1024 / 1024} MB.`);
  const entries = entriesOf(new Uint8Array(await file.arrayBuffer()));
  if (!entries) return unusable('This is not a ZIP file, or it is broken or too large.');
  const [path, second] = Object.keys(entries).filter((name) => documentPattern.test(name));
  if (path === undefined) return unusable('The file contains no theme: themes/<name>.json is missing.');
  if (second !== undefined) return unusable(`The file contains several themes: ${path}, ${second}.`);
  const parsed = parseJson(entries[path] ?? new Uint8Array());
  if ('problem' in parsed) return unusable(`${path} is not valid JSON: ${parsed.problem}`);
  const result = v.safeParse(themeFileSchema, parsed.json);
  if (!result.success) return unusable(...result.issues.map(issueText));

  const { name, description, type, games, tags: tagNames } = result.output;
  const problems: string[] = [];
  const root = path.slice(0, path.search(documentPattern)).replace(/[^/]$/, '$&/');
  const used = new Set<string>();
  const pictures: ChosenPicture[] = [];
  const formGames = games.map((game) => {
    // Its pictures get a folder when the first of them is uploaded.
    const inForm = editedGameOf(gameFromFile(game, null));
    for (const picture of filePicturesOf(game)) {
      used.add(`${root}pictures/${picture.file}`);
      const read = readPicture(entries, root, picture);
      if (typeof read === 'string') problems.push(read);
      else pictures.push({ game: inForm.key, file: read, alt: picture.alt });
    }
    return inForm;
  });
  const wanted = [...new Set(tagNames.map(plain))];
  for (const tag of tagNames)
    if (tags.every((known) => plain(known.name) !== plain(tag)))
      problems.push(`There is no tag “${tag}”. Create it, and add it to the theme.`);
  for (const extra of Object.keys(entries).filter(isPicture))
    if (!used.has(extra)) problems.push(`${extra} is in no game.`);
  return {
    theme: {
      form: {
        name,
        description,
        type,
        // Like a copy: it is published when the administrator has looked at it.
        hidden: true,
        tags: wanted.flatMap((tag) => tags.find((known) => plain(known.name) === tag) ?? []),
        games: formGames,
      },
      pictures,
    },
    problems,
  };
}

const plain = (tag: string): string => tag.trim().toLocaleLowerCase('en');

/** Returns the picture, or the problem with it. */
function readPicture(entries: Unzipped, root: string, { file }: FilePicture): File | string {
  const path = `${root}pictures/${file}`;
  try {
    return pictureFile(entries, path);
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
