import { useCallback, useEffect, useRef, useState } from 'react';
import {
  deleteChosenFile,
  deleteChosenFiles,
  readChosenFiles,
  type StoredFile,
  storeChosenFile,
} from './chosen-files.ts';

interface Options {
  /** The key of the form's draft. */
  readonly draftKey: string;
  /** The uploads whose files are wanted. Files of uploads that are not in the list any more are deleted. */
  readonly uploads: readonly Omit<StoredFile, 'rank'>[];
  /** Returns the game with this key; undefined if the form has none. */
  readonly gameOf: (key: string) => unknown;
  /** Adds the files that an earlier page has stored. */
  readonly restore: (files: readonly StoredFile[]) => void;
}

/** Stores the files of new uploads in the browser, and restores those that an earlier page has stored. */
export function useStoredFiles({ draftKey, uploads, gameOf, restore }: Options) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  /** Ids of the uploads whose files are stored, or are being stored. */
  const begun = useRef(new Set<string>());
  /** Ids of the files that an earlier page has stored. */
  const restored = useRef(new Set<string>());

  useEffect(() => {
    let isClosed = false;
    void readChosenFiles(draftKey).then((files) => {
      if (isClosed) return;
      const wanted = files.filter(({ game }) => gameOf(game) !== undefined);
      for (const file of files) if (!wanted.includes(file)) void deleteChosenFile(draftKey, file.id);
      const added = wanted.filter(({ id }) => !begun.current.has(id) && !restored.current.has(id));
      for (const { id } of added) restored.current.add(id);
      setIds((known) => new Set([...known, ...added.map(({ id }) => id)]));
      restore(added);
    });
    return () => {
      isClosed = true;
    };
  }, [draftKey, gameOf, restore]);

  useEffect(() => {
    const wanted = new Set(uploads.map(({ id }) => id));
    for (const id of begun.current) {
      if (wanted.has(id)) continue;
      begun.current.delete(id);
      restored.current.delete(id);
      void deleteChosenFile(draftKey, id);
    }
    for (const [index, { id, game, file, alt }] of uploads.entries()) {
      if (begun.current.has(id)) continue;
      begun.current.add(id);
      if (restored.current.has(id)) continue;
      const rank = Date.now() + index / 1_000;
      void storeChosenFile(draftKey, { id, game, file, alt, rank }).then((isStored) => {
        if (isStored) setIds((known) => new Set([...known, id]));
      });
    }
  }, [uploads, draftKey]);

  return {
    /** Ids of the uploads whose files are stored. */
    ids,
    clear: useCallback(() => void deleteChosenFiles(draftKey), [draftKey]),
  };
}
