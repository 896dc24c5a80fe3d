import { useRef } from 'react';
import { ApiError, errorText } from '../../../shared/api/api-error.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import type { ChangeGame, FormPicture } from '../form/form-schema.ts';
import { deletePicture } from '../studio-api.ts';

interface Options {
  /** The pictures of the game in the form. */
  readonly pictures: readonly FormPicture[];
  /** Ids of the pictures that the stored theme shows. */
  readonly savedIds: ReadonlySet<string>;
  readonly onChange: ChangeGame;
}

/**
 * Returns a function that removes pictures from the form. Pictures that were never saved are also deleted from the store;
 * those that cannot be deleted come back. Saved ones stay stored until the theme is saved without them.
 */
export function usePictureRemoval({ pictures, savedIds, onChange }: Options) {
  /** Pictures that are not stored any more: the next removal succeeds without a request. */
  const missing = useRef(new Set<string>());

  return async (ids: ReadonlySet<string>): Promise<void> => {
    const order = pictures.map(({ id }) => id);
    const unsaved = pictures.filter(({ id }) => ids.has(id) && !savedIds.has(id) && !missing.current.has(id));
    onChange((now) => ({ pictures: now.pictures.filter(({ id }) => !ids.has(id)) }));
    const results = await Promise.allSettled(unsaved.map(({ id }) => deletePicture(id)));
    const failed = unsaved.filter((_, index) => results[index]?.status === 'rejected');
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (failed.length === 0) return;
    for (const [index, { id }] of failed.entries())
      if (reasons[index] instanceof ApiError && reasons[index].code === 'notFound') missing.current.add(id);
    console.error('Failed to delete image', ...reasons);
    showToast(`Failed to delete ${failed.length} images: ${errorText(reasons[0])}`, 'bad');
    onChange((now) => ({ pictures: inOrder([...now.pictures, ...failed], order) }));
  };
}

/** Returns the pictures in this order of ids, with those that were added since at the end. */
const inOrder = (pictures: readonly FormPicture[], order: readonly string[]): FormPicture[] => {
  const rank = ({ id }: FormPicture) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...pictures].sort((one, other) => rank(one) - rank(other));
};
