import { normalizedName } from '@tallyho/game/text';
import { filePicturesOf, type StarterTag, type StarterTheme } from '../content/starter-theme.ts';

export type ReadPicture = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The existing content: response of `GET /api/internal/content`. Names are normalized. */
export type Loaded = {
  themes: { _id: string; name: string }[];
  /** Null if an administrator changed or deleted the theme. */
  loaded: { name: string; hash: string | null }[];
  pictures: string[];
};

/** A theme to load; `id` is the theme to replace. */
export type Task = { theme: StarterTheme; hash: string; id: string | undefined };

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Returns a hash of a theme's texts, tags and pictures. */
const hashOf = async (theme: StarterTheme, tags: StarterTag[], read: ReadPicture): Promise<string> => {
  const files = theme.games.flatMap(filePicturesOf);
  const pictures = await Promise.all(files.map(async ({ file }) => sha256(await read(file))));
  const used = tags.filter(({ name }) => theme.tags.includes(name));
  return sha256(new Uint8Array(new TextEncoder().encode(JSON.stringify([theme, used, pictures]))));
};

/** Returns the themes to load: new and changed ones, except those that an administrator changed or made. */
export const plan = async (
  content: { themes: StarterTheme[]; tags: StarterTag[]; readPicture: ReadPicture },
  { themes, loaded }: Loaded,
): Promise<Task[]> => {
  const tasks = await Promise.all(
    content.themes.map(async (theme): Promise<Task | null> => {
      const name = normalizedName(theme.name);
      const id = themes.find((present) => present.name === name)?._id;
      const note = loaded.find((present) => present.name === name);
      const isSomebodysOwn = note === undefined ? id !== undefined : note.hash === null;
      if (isSomebodysOwn) return null;
      const hash = await hashOf(theme, content.tags, content.readPicture);
      return note?.hash === hash ? null : { theme, hash, id };
    }),
  );
  return tasks.filter((task) => task !== null);
};
