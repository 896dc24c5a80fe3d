import { limits } from '@tallyho/game/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import type { FormGame, ThemeForm } from './form/form-schema.ts';
import { formOf, inputOf } from './form/theme-form.ts';
import type { EditableTheme, StudioTag, TagInput, ThemeInput } from './studio-types.ts';

const keys = {
  themes: ['studio', 'themes'],
  theme: (id: string) => ['studio', 'theme', id],
  tags: ['studio', 'tags'],
} as const;

/** All themes, hidden ones too, oldest first. */
export const useStudioThemes = () =>
  useQuery({ queryKey: keys.themes, queryFn: () => request('GET', '/api/themes/all') });

/** The stored theme that the editor opens. Always fetched anew: another administrator may have changed it. */
export const useEditableTheme = (id: string) =>
  useQuery({
    queryKey: keys.theme(id),
    queryFn: () => fetchEditableTheme(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns a stored theme. Fails with ApiError: `notFound`. */
export const fetchEditableTheme = async (id: string): Promise<EditableTheme> =>
  (await request('GET', '/api/themes/:id/edit', { param: { id } })).theme;

/**
 * A copy of a stored theme as a new form: hidden, with another name, and with copies of its pictures in new folders.
 * Made once, because each copy takes new folders.
 */
export const useCopyOfTheme = (id: string, isEnabled: boolean) =>
  useQuery({
    queryKey: ['studio', 'copy', id],
    queryFn: async (): Promise<ThemeForm> => {
      const original = formOf(await fetchEditableTheme(id));
      const name = `${original.name} (copy)`.slice(0, limits.theme.name);
      const games: FormGame[] = [];
      for (const game of original.games) {
        const copy = { ...game, createdAt: null };
        games.push(game.folder === null ? copy : { ...copy, ...(await copyPictures(name, game)) });
      }
      return { ...original, name, hidden: true, games };
    },
    enabled: isEnabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** All tags with the number of their themes. */
export const useStudioTags = () =>
  useQuery({ queryKey: keys.tags, queryFn: () => request('GET', '/api/tags') });

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

/** Creates a theme, or replaces it if `id` is given. Fails with ApiError: `nameTaken`, `themeChanged`, `invalidInput`. */
export function useSaveTheme(id: string | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: ThemeInput): Promise<{ readonly _id: string; readonly version: number }> =>
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
      const theme = await fetchEditableTheme(id);
      const body = inputOf({ ...formOf(theme), hidden }, theme.version);
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

/** Reserves a folder for the pictures of a game; with `copyFrom`, also copies of that folder's pictures. */
export const reserveFolder = (themeName: string, copyFrom?: string) =>
  request('POST', '/api/cloudinary/folder', { body: { themeName, ...(copyFrom && { copyFrom }) } });

/** Copies the pictures of a game into a new folder. Fails with ApiError. */
export async function copyPictures(
  themeName: string,
  { folder, pictures }: FormGame,
): Promise<Partial<FormGame>> {
  if (folder === null) return {};
  const copy = await reserveFolder(themeName, folder);
  // Pictures that were added since the last save are not copied: no theme shows them yet.
  return {
    folder: copy.folder,
    pictures: copy.pictures.map(({ public_id: id, url, alt, file_name: fileName }) => ({
      id,
      url,
      alt: pictures.find((picture) => nameIn(picture.id) === nameIn(id))?.alt ?? alt,
      fileName,
    })),
  };
}

/** The last part of a picture's id, which is the same in every copy. */
const nameIn = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
