import { limits } from '@tallyho/game/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { newId } from '../../../shared/api/new-id.ts';
import type { ChangeGame, FormGame, FormPicture } from '../form/form-schema.ts';
import { reserveFolder } from '../studio-api.ts';
import type { StoredFile } from './chosen-files.ts';
import { BadPicture, preparePicture } from './prepare-picture.ts';
import { sendPicture } from './send-picture.ts';
import { useStoredFiles } from './use-stored-files.ts';

/** How many pictures are sent at the same time. */
const maxParallel = 3;

type UploadState =
  | { readonly is: 'waiting' }
  /** `share`: the sent part, 0 to 1. */
  | { readonly is: 'sending'; readonly share: number }
  /** `canRetry`: false if the file itself is the reason. */
  | { readonly is: 'failed'; readonly reason: string; readonly canRetry: boolean };

/** A file to upload. */
export interface ChosenPicture {
  /** The key of its game in the form. */
  readonly game: string;
  readonly file: File;
  /** The description of the picture; empty if the administrator still has to write it. */
  readonly alt: string;
}

/** A chosen file that is not a stored picture yet. */
export interface Upload extends ChosenPicture {
  readonly id: string;
  readonly state: UploadState;
}

/** The uploads of one game. */
export interface GameUploads {
  readonly uploads: readonly Upload[];
  /** Which files were ignored or changed, and why, one sentence each. */
  readonly notes: readonly string[];
  /** Adds files. Files with a name that the game already has are ignored. */
  readonly add: (files: readonly File[]) => void;
  /** Repeats the failed upload with this id; without an id all failed uploads of the game. */
  readonly retry: (id?: string) => void;
  /** Stops an upload, or dismisses a failed one. */
  readonly remove: (upload: Upload) => void;
}

interface Options {
  /** The key of the form's draft. The chosen files are stored with it. */
  readonly draftKey: string;
  readonly themeName: string;
  /** Pictures to upload from the start: those of an imported theme. */
  readonly initial: readonly ChosenPicture[];
  /** Returns a game of the form as it is now, by its key; undefined if it was removed. */
  readonly gameOf: (key: string) => FormGame | undefined;
  /** Returns the function that changes a game of the form, by its key. */
  readonly changerOf: (key: string) => ChangeGame;
}

const newUpload = (picture: ChosenPicture): Upload => ({ ...picture, id: newId(), state: { is: 'waiting' } });

const isRetryable = ({ state }: Upload): boolean => state.is === 'failed' && state.canRetry;

/**
 * The uploads of all games of a form: prepared, sent a few at a time, and added to their game one by one. They continue
 * while another game is open, and stop when the form is closed. The browser stores the chosen files, so that they are
 * uploaded when the form is opened again.
 */
export function useUploads({ draftKey, themeName, initial, gameOf, changerOf }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>(() => initial.map(newUpload));
  const [notes, setNotes] = useState<Readonly<Record<string, readonly string[]>>>({});
  /** Reserved folders by game. Uploads that start together share one reservation. */
  const folders = useRef(new Map<string, Promise<string>>());
  const running = useRef(new Map<string, AbortController>());
  const placeInOrder = useChosenOrder(uploads);
  const restore = useCallback(
    (files: readonly StoredFile[]) =>
      setUploads((all) => [
        ...all,
        ...files.map(
          ({ id, game, file, alt }): Upload => ({ id, game, file, alt, state: { is: 'waiting' } }),
        ),
      ]),
    [],
  );
  const storedFiles = useStoredFiles({ draftKey, uploads, gameOf, restore });

  useEffect(() => {
    const started = running.current;
    return () => {
      for (const ending of started.values()) ending.abort();
      started.clear();
    };
  }, []);

  const patch = useCallback((id: string, state: UploadState) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }, []);
  const note = useCallback((game: string, text: string) => {
    setNotes((all) => ({ ...all, [game]: [...new Set([...(all[game] ?? []), text])] }));
  }, []);
  const remove = useCallback(
    ({ id }: Upload) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      storedFiles.remove(id);
      setUploads((all) => all.filter((upload) => upload.id !== id));
    },
    [storedFiles.remove],
  );

  const folderOf = useCallback(
    (key: string): Promise<string> => {
      const stored = gameOf(key)?.folder;
      if (stored) return Promise.resolve(stored);
      const pending = folders.current.get(key);
      if (pending) return pending;
      const reserved = reserveFolder(themeName).then(({ folder }) => {
        changerOf(key)({ folder });
        return folder;
      });
      folders.current.set(key, reserved);
      reserved.catch(() => folders.current.delete(key));
      return reserved;
    },
    [themeName, gameOf, changerOf],
  );

  const run = useCallback(
    async (upload: Upload, ending: AbortController) => {
      const { id, game, file } = upload;
      patch(id, { is: 'sending', share: 0 });
      try {
        const { picture, wasAnimated } = await preparePicture(file);
        if (wasAnimated) note(game, `${file.name} is animated. Players see its first frame.`);
        const stored = await sendPicture(picture, {
          folder: await folderOf(game),
          signal: ending.signal,
          onProgress: (share) => patch(id, { is: 'sending', share }),
        });
        const same = gameOf(game)?.pictures.find((picture) => picture.id === stored.id);
        if (same) note(game, `${file.name} is the same picture as ${same.fileName}.`);
        // The same bytes are one picture, also if both files arrive together.
        changerOf(game)(({ pictures }) =>
          pictures.some((picture) => picture.id === stored.id)
            ? {}
            : { pictures: placeInOrder(pictures, { ...stored, alt: upload.alt }, id) },
        );
        remove(upload);
      } catch (error) {
        if (ending.signal.aborted) return;
        const isBad = error instanceof BadPicture;
        if (isBad) storedFiles.remove(id);
        else console.error('Failed to upload images to Cloudinary', error);
        patch(id, {
          is: 'failed',
          reason: isBad ? error.message : errorText(error, 'Failed to upload image'),
          canRetry: !isBad,
        });
      } finally {
        running.current.delete(id);
      }
    },
    [patch, note, remove, storedFiles.remove, folderOf, gameOf, changerOf, placeInOrder],
  );

  useEffect(() => {
    // Without a network all would fail, one after the other. The event `online` below continues.
    if (!navigator.onLine) return;
    for (const upload of uploads) {
      if (running.current.size >= maxParallel) return;
      if (upload.state.is !== 'waiting' || running.current.has(upload.id)) continue;
      const ending = new AbortController();
      running.current.set(upload.id, ending);
      void run(upload, ending);
    }
  }, [uploads, run]);

  const retry = useCallback((isWanted: (upload: Upload) => boolean) => {
    setUploads((all) =>
      all.map((upload) =>
        isRetryable(upload) && isWanted(upload) ? { ...upload, state: { is: 'waiting' } } : upload,
      ),
    );
  }, []);
  useEffect(() => {
    const retryAll = () => retry(() => true);
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [retry]);

  function add({ key, pictures }: FormGame, files: readonly File[]) {
    const own = uploads.filter(({ game }) => game === key);
    const names = new Set([...pictures.map(({ fileName }) => fileName), ...own.map(({ file }) => file.name)]);
    const fresh: Upload[] = [];
    const skipped: string[] = [];
    let room = limits.items.max - pictures.length - own.length;
    for (const file of files) {
      if (names.has(file.name)) skipped.push(`${file.name} is there already.`);
      else if (room <= 0) skipped.push(`${file.name}: a game has at most ${limits.items.max} pictures.`);
      else {
        names.add(file.name);
        room -= 1;
        fresh.push(newUpload({ game: key, file, alt: '' }));
      }
    }
    setNotes((all) => ({ ...all, [key]: skipped }));
    setUploads((all) => [...all, ...fresh]);
  }

  /** Stops and removes the uploads of one game, or of all games. */
  function drop(game?: string) {
    for (const upload of uploads) if (game === undefined || upload.game === game) remove(upload);
  }

  const failed = uploads.filter(({ state }) => state.is === 'failed');
  return {
    count: uploads.length,
    /** The number of files that would be lost with the page: those that the browser has not stored. */
    lossCount: uploads.filter(({ id }) => !storedFiles.ids.has(id)).length,
    /** Deletes the stored files, and leaves the uploads as they are. */
    clearStored: storedFiles.clear,
    /** The number of files that are not stored yet and can still become pictures. */
    runningCount: uploads.length - failed.length,
    failed,
    drop,
    of: (game: FormGame): GameUploads => ({
      uploads: uploads.filter((upload) => upload.game === game.key),
      notes: notes[game.key] ?? [],
      add: (files) => add(game, files),
      retry: (id) => retry((upload) => upload.game === game.key && (id === undefined || upload.id === id)),
      remove,
    }),
  };
}

/**
 * Returns a function that inserts an uploaded picture among those of its game, so that pictures that were chosen together
 * keep their order, although a later one may arrive first.
 */
function useChosenOrder(uploads: readonly Upload[]) {
  /** Ranks by id: first of the upload, then of its picture. */
  const ranks = useRef(new Map<string, number>());
  useEffect(() => {
    for (const { id } of uploads) if (!ranks.current.has(id)) ranks.current.set(id, ranks.current.size);
  }, [uploads]);
  return useCallback((pictures: FormPicture[], added: FormPicture, uploadId: string): FormPicture[] => {
    const rankOf = (id: string) => ranks.current.get(id) ?? -1;
    const rank = rankOf(uploadId);
    ranks.current.set(added.id, rank);
    const later = pictures.findIndex(({ id }) => rankOf(id) > rank);
    const at = later < 0 ? pictures.length : later;
    return [...pictures.slice(0, at), added, ...pictures.slice(at)];
  }, []);
}
