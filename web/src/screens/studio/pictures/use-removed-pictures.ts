import { useCallback, useEffect, useRef } from 'react';
import { errorText, RequestError } from '../../../shared/api/api-error.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import type { EditedTheme } from '../model/edited-theme.ts';
import { deletePicture } from '../model/studio-api.ts';

const idsIn = ({ games }: EditedTheme): string[] =>
  games.flatMap(({ pictures }) => pictures.map(({ id }) => id));

/**
 * Deletes pictures that were removed from the form and never saved, when the form is left: until then the removal can be undone.
 * Saved ones stay for two days, because running games may show them. Returns a function that forgets which pictures the
 * form had: they stay stored, and the API deletes them after two days if no theme shows them.
 */
export function useRemovedPictures(form: EditedTheme, stored: EditedTheme): () => void {
  const seen = useRef(new Set<string>());
  const saved = useRef(new Set<string>());
  const shown = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    shown.current = new Set(idsIn(form));
    for (const id of shown.current) seen.current.add(id);
  }, [form]);
  useEffect(() => {
    for (const id of idsIn(stored)) saved.current.add(id);
  }, [stored]);
  useEffect(() => {
    const [known, kept] = [seen.current, saved.current];
    return () => void deleteAll([...known].filter((id) => !shown.current.has(id) && !kept.has(id)));
  }, []);
  return useCallback(() => seen.current.clear(), []);
}

async function deleteAll(ids: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(ids.map(deletePicture));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // Without a session the API deletes them by itself.
  if (reasons.every((reason) => reason instanceof RequestError && reason.status === 401)) return;
  console.error('Failed to delete image', ...reasons);
  showToast(`Failed to delete ${reasons.length} images: ${errorText(reasons[0])}`, 'bad');
}
