import * as v from 'valibot';
import { maxWorkAge } from '../../../shared/storage/author-work.ts';
import { clearFiles, openFileStore } from '../../../shared/storage/file-store.ts';

const storedFileSchema = v.object({
  /** The key of its game in the form. */
  game: v.string(),
  file: v.instance(File),
  alt: v.string(),
  /** The order in which the files were chosen. */
  rank: v.number(),
  /** When it was stored, epoch ms. */
  at: v.number(),
});

/** A chosen file that is not uploaded yet, with the id of its upload. */
export type StoredFile = Omit<v.InferOutput<typeof storedFileSchema>, 'at'> & { readonly id: string };

let loading: ReturnType<typeof openFileStore> | null = null;

/** Opens the database once. */
const database = () => {
  loading ??= openFileStore();
  return loading;
};

const keyOf = (draft: string, id: string): string => `${draft}/${id}`;

/** Stores a chosen file of a draft until it is uploaded. Returns false if the browser has no storage or no space for it. */
export async function storeChosenFile(draft: string, { id, ...chosen }: StoredFile): Promise<boolean> {
  try {
    const { set, store } = await database();
    await set(keyOf(draft, id), { ...chosen, at: Date.now() }, store);
    return true;
  } catch {
    return false;
  }
}

/** Deletes the file of an upload that is done or not wanted. Idempotent. */
export async function deleteChosenFile(draft: string, id: string): Promise<void> {
  try {
    const { del, store } = await database();
    await del(keyOf(draft, id), store);
  } catch {
    // Without a storage there is no file.
  }
}

/** Returns the stored files of a draft in their order, and deletes the files of all drafts that are older than 30 days. */
export async function readChosenFiles(draft: string): Promise<StoredFile[]> {
  try {
    const { entries, delMany, store } = await database();
    const all = (await entries<string, unknown>(store)).map(([key, value]) => {
      const parsed = v.safeParse(storedFileSchema, value);
      return { key, stored: parsed.success ? parsed.output : null };
    });
    const isUsable = ({ stored }: (typeof all)[number]) => stored && stored.at > Date.now() - maxWorkAge;
    await delMany(
      all.filter((entry) => !isUsable(entry)).map(({ key }) => key),
      store,
    );
    const prefix = keyOf(draft, '');
    return all
      .filter((entry) => entry.key.startsWith(prefix) && isUsable(entry))
      .flatMap(({ key, stored }) => (stored ? [{ ...stored, id: key.slice(prefix.length) }] : []))
      .sort((one, other) => one.rank - other.rank);
  } catch {
    return [];
  }
}

/** Deletes all files of a draft. */
export const deleteChosenFiles = (draft: string): Promise<void> => clearFiles(keyOf(draft, ''));
