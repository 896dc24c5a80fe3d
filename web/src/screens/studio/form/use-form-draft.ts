import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditedTheme } from '../model/edited-theme.ts';
import { editorDraft } from '../model/editor-draft.ts';
import type { Origin } from './form-start.ts';

interface Options {
  readonly draftKey: string;
  readonly form: EditedTheme;
  readonly origin: Origin;
  /** False: there is nothing to keep. */
  readonly isNeeded: boolean;
}

/** Keeps the form in the browser at each change. */
export function useFormDraft({ draftKey, form, origin, isNeeded }: Options) {
  const [isKept, setKept] = useState(true);
  const isDone = useRef(false);
  const { version, base } = origin;
  useEffect(() => {
    if (isDone.current) return;
    const draft = editorDraft(draftKey);
    if (isNeeded) setKept(draft.write({ form, version, base, at: Date.now() }));
    else draft.clear();
  }, [form, version, base, isNeeded, draftKey]);
  return {
    /** False if the browser could not store the draft. */
    isKept,
    /** Deletes the draft, and writes none any more: the form is being left. */
    end: useCallback(() => {
      isDone.current = true;
      editorDraft(draftKey).clear();
    }, [draftKey]),
  };
}
