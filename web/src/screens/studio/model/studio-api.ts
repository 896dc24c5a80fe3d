import { limits } from '@tallyho/game/limits';
import { counted } from '@tallyho/game/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allThemesQuery } from '../../../entities/themes/all-themes.ts';
import { request } from '../../../shared/api/api.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import type { EditedGame, EditedTheme } from './edited-theme.ts';
import type { CountedTag, StoredTheme, StudioTag, TagInput, ThemeBody } from './studio-types.ts';
import { editedPictureOf, editedThemeOf, themeBodyOf } from './theme-form.ts';

const keys = {
  themes: allThemesQuery.queryKey,
  theme: (id: string) => ['studio', 'theme', id],
  tags: ['studio', 'tags'],
} as const;

/** All themes, hidden ones too, oldest first. */
export const useStudioThemes = () => useQuery(allThemesQuery);

/** The stored theme that the editor opens. Always fetched anew: another administrator may have changed it. */
export const useStoredTheme = (id: string) =>
  useQuery({
    queryKey: keys.theme(id),
    queryFn: () => fetchStoredTheme(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns a stored theme. Fails with ApiError: `notFound`. */
export const fetchStoredTheme = async (id: string): Promise<StoredTheme> =>
  (await request('GET', '/api/themes/:id/edit', { param: { id } })).theme;

/**
 * A copy of a stored theme as a new form: hidden, with another name, and with copies of its pictures in new folders.
 * Made once, because each copy takes new folders.
 */
export const useCopyOfTheme = (id: string) =>
  useQuery({
    queryKey: ['studio', 'copy', id],
    queryFn: async (): Promise<EditedTheme> => {
      const original = editedThemeOf(await fetchStoredTheme(id));
      const name = `${original.name} (copy)`.slice(0, limits.theme.name);
      const games: EditedGame[] = [];
      for (const game of original.games) {
        games.push({ ...game, createdAt: null, ...(await copyPictures(name, game)) });
      }
      return { ...original, name, hidden: true, games };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** All tags with the number of their themes. */
export const useStudioTags = () =>
  useQuery({ queryKey: keys.tags, queryFn: () => request('GET', '/api/tags') });

/** Returns all tags. Fails with ApiError. */
export const fetchTags = async (): Promise<CountedTag[]> => (await request('GET', '/api/tags')).tags;

/** Everything that lists themes or tags is out of date: the studio's lists and the theme picker. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    void Promise.all([
      client.invalidateQueries({ queryKey: keys.themes }),
      client.invalidateQueries({ queryKey: keys.tags }),
      client.invalidateQueries({ queryKey: ['themes'] }),
    ]);
}

interface SaveInput {
  readonly id: string | null;
  readonly body: ThemeBody;
}

/** A theme after a save. */
export interface SavedTheme {
  readonly _id: string;
  readonly version: number;
}

/** Creates a theme, or replaces it if `id` is given. Returns its id and its version. Fails with ApiError: `nameTaken`, `themeChanged`, `invalidInput`. */
export function useSaveTheme() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, body }: SaveInput): Promise<SavedTheme> =>
      id === null
        ? request('POST', '/api/themes/upload-theme', { body })
        : request('PUT', '/api/themes/update-theme/:id', { param: { id }, body }),
    onSuccess: refresh,
  });
}

/**
 * Hides or publishes a theme and changes nothing else. Fails with ApiError: `themeChanged` if another administrator
 * saves it at the same time.
 */
export function useHideTheme() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, hidden }: { readonly id: string; readonly hidden: boolean }) => {
      const theme = await fetchStoredTheme(id);
      const body = themeBodyOf({ ...editedThemeOf(theme), hidden }, theme.version);
      return request('PUT', '/api/themes/update-theme/:id', { param: { id }, body });
    },
    onSuccess: refresh,
  });
}

/** Deletes a theme. Fails with ApiError. */
export function useDeleteTheme() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => request('DELETE', '/api/themes/delete-theme/:id', { param: { id } }),
    onSuccess: refresh,
  });
}

/** Creates a tag, or changes the one with this id. Fails with ApiError: `nameTaken`. */
export function useSaveTag() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, body }: { readonly id: string | null; readonly body: TagInput }) =>
      id === null
        ? request('POST', '/api/tags', { body })
        : request('PUT', '/api/tags/:id', { param: { id }, body }),
    onSuccess: refresh,
  });
}

/** Deletes a tag and takes it off all themes. Fails with ApiError. */
export function useDeleteTag() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => request('DELETE', '/api/tags/:id', { param: { id } }),
    onSuccess: refresh,
  });
}

/** Returns the tags whose name contains the text. Fails with ApiError. */
export const searchTags = async (query: string, signal?: AbortSignal): Promise<StudioTag[]> =>
  (await request('GET', '/api/tags/search', { query: { query }, ...(signal && { signal }) })).tags;

/** Reserves a folder for the pictures of a game. `pictures`: ids of at most 60 pictures to copy into it, in order. */
export const reserveFolder = (themeName: string, pictures: string[] = []) =>
  request('POST', '/api/cloudinary/folder', { body: { themeName, pictures } });

/** Deletes an uploaded picture. Fails with ApiError: `notFound` ('Image not found'). */
export const deletePicture = (publicId: string) =>
  request('DELETE', '/api/cloudinary/delete', { body: { publicId } });

/**
 * Copies the pictures of a game, saved or not, into a new folder. Pictures that are not stored any more are left out, and
 * a toast says so. Fails with ApiError.
 */
export async function copyPictures(
  themeName: string,
  { pictures }: EditedGame,
): Promise<Pick<EditedGame, 'folder' | 'pictures'>> {
  if (pictures.length === 0) return { folder: null, pictures: [] };
  const copy = await reserveFolder(
    themeName,
    pictures.map(({ id }) => id),
  );
  const copies = copy.pictures.map(editedPictureOf).map((copied) => {
    const original = pictures.find(({ id }) => nameIn(id) === nameIn(copied.id));
    return { ...copied, alt: original?.alt ?? '' };
  });
  const lost = pictures.length - copies.length;
  if (lost > 0) showToast(`${counted(lost, 'picture')} could not be copied.`, 'bad');
  return { folder: copy.folder, pictures: copies };
}

/** Returns the last part of a picture's id, which is the same in every copy. */
const nameIn = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
