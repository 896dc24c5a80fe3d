import { counted } from '@tallyho/game/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorText, RequestError } from '../../../shared/api/api-error.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import type { EditedTheme } from '../model/edited-theme.ts';
import { deletedTheme, type Failure, remedyFor } from '../model/save-failure.ts';
import {
  copyPictures,
  fetchStoredTheme,
  type SavedTheme,
  useDeleteTheme,
  useSaveTheme,
} from '../model/studio-api.ts';
import type { StoredTheme } from '../model/studio-types.ts';
import { themeBodyOf } from '../model/theme-form.ts';
import type { useUploads } from '../pictures/use-uploads.ts';
import type { FormStart, VersionedForm } from './form-start.ts';
import type { FormProblems } from './use-form-problems.ts';

/** What follows a save: back to the list, or on with the form. */
export type AfterSave = 'leave' | 'stay';

/** A form that was saved. */
export interface Saved {
  readonly theme: SavedTheme;
  /** What was sent. */
  readonly sent: EditedTheme;
  /** The form on the page that was sent, to find out what was typed since; null: the present one. */
  readonly shown: EditedTheme | null;
  readonly after: AfterSave;
}

/** A save that was refused because another administrator has saved the theme since. */
export interface Conflict {
  readonly theme: StoredTheme;
  /** What should follow the save. */
  readonly after: AfterSave;
}

interface Options extends Pick<FormStart, 'id' | 'isDeleted'> {
  readonly current: VersionedForm;
  readonly problems: Pick<FormProblems, 'check' | 'refuse'>;
  readonly uploads: Pick<ReturnType<typeof useUploads>, 'failed' | 'runningCount'>;
  /** Opens the game with this key. */
  readonly onOpen: (key: string) => void;
  readonly onSaved: (saved: Saved) => void;
  readonly onConflict: (conflict: Conflict) => void;
  readonly onDeleted: () => void;
}

/** Saves the form, waits for its uploads before, and deletes the theme. */
export function useThemeSaving(options: Options) {
  const { id, isDeleted, current, problems, uploads, onOpen, onSaved, onConflict, onDeleted } = options;
  const [failure, setFailure] = useState<Failure | null>(isDeleted ? deletedTheme : null);
  const [waiting, setWaiting] = useState<AfterSave | null>(null);
  const saving = useSaveTheme();
  const deletion = useDeleteTheme();

  /** Saves the form, or the one that replaces it with the next render. */
  async function save(after: AfterSave, next = current) {
    setFailure(null);
    if (!problems.check(next.form)) return;
    const [failed] = uploads.failed;
    if (failed) {
      onOpen(failed.game);
      const text = `${counted(uploads.failed.length, 'picture')} could not be uploaded. Try again or dismiss, then save.`;
      return setFailure({ text, remedy: null });
    }
    if (uploads.runningCount > 0) return setWaiting(after);
    await send(id, next, { after, shown: next.form });
  }
  /** Saves the form as a new theme, because another administrator deleted its theme. The pictures move to new folders. */
  async function saveAsNew() {
    setFailure(null);
    const { form } = current;
    try {
      const games = await Promise.all(
        form.games.map(async (game) => ({ ...game, ...(await copyPictures(form.name, game)) })),
      );
      await send(null, { form: { ...form, games }, version: null }, { after: 'leave', shown: null });
    } catch (error) {
      await explain(error, 'leave');
    }
  }
  async function send(
    target: string | null,
    { form: sent, version }: VersionedForm,
    step: Pick<Saved, 'after' | 'shown'>,
  ) {
    try {
      const theme = await saving.mutateAsync({ id: target, body: themeBodyOf(sent, version) });
      showToast(target === null ? 'Theme successfully uploaded!' : 'Theme successfully updated!', 'good');
      onSaved({ theme, sent, ...step });
    } catch (error) {
      await explain(error, step.after);
    }
  }
  async function explain(error: unknown, after: AfterSave) {
    if (error instanceof RequestError) {
      if (error.code === 'themeChanged' && id !== null) {
        const theme = await fetchStoredTheme(id).catch(() => null);
        if (theme) return onConflict({ theme, after });
      }
      problems.refuse(error);
    }
    setFailure({ text: `Error saving theme: ${errorText(error)}`, remedy: remedyFor(error) });
  }
  async function remove() {
    if (id === null) return;
    try {
      await deletion.mutateAsync(id);
      showToast('Theme successfully deleted!', 'good');
      onDeleted();
    } catch (error) {
      setFailure({ text: errorText(error), remedy: remedyFor(error) });
    }
  }

  const saveAfterUploads = useEffectEvent((after: AfterSave) => {
    setWaiting(null);
    void save(after);
  });
  const isUploading = uploads.runningCount > 0;
  useEffect(() => {
    if (waiting !== null && !isUploading) saveAfterUploads(waiting);
  }, [waiting, isUploading]);

  return {
    /** True also while a save waits for uploads. */
    isSaving: saving.isPending || waiting !== null,
    isDeleting: deletion.isPending,
    /** Why the last save or deletion failed; null: it did not. */
    failure,
    forgetFailure: () => setFailure(null),
    save,
    saveAsNew,
    remove,
  };
}
