import { limits } from '@tallyho/game/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { newId } from '../../../shared/api/new-id.ts';
import type { ChangeGame, EditedGame, EditedPicture } from '../model/edited-theme.ts';
import type { Batch } from '../model/form-history.ts';
import { reserveFolder } from '../model/studio-api.ts';
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
  /** Id of the step that chose it; null: it was there when the form was opened. */
  readonly batch: string | null;
  readonly state: UploadState;
}

/** A sentence about a file: it was ignored or changed. */
export interface FileNote {
  readonly id: string;
  readonly text: string;
}

interface OwnNote extends FileNote {
  /** The key of the game. */
  readonly game: string;
  /** Id of the picture without which the note says nothing; null: none. */
  readonly about: string | null;
}

/** The uploads of one game. */
export interface GameUploads {
  readonly uploads: readonly Upload[];
  readonly notes: readonly FileNote[];
  /** Removes a note; without an id all notes of the game. */
  readonly dismiss: (id?: string) => void;
  /** Adds files. Those with the content of a picture that the game has are ignored when they are uploaded. */
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
  readonly gameOf: (key: string) => EditedGame | undefined;
  /** The games of the form. The files of other games wait. */
  readonly games: readonly EditedGame[];
  /** Ids of batches that wait, because choosing them was undone. */
  readonly undoneBatches: ReadonlySet<string>;
  /** Returns the function that changes a game of the form by what is no step of the administrator. */
  readonly amenderOf: (key: string, batch?: string) => ChangeGame;
  /** Called when files were chosen: the step that chooses them. */
  readonly onChoose: (batch: Batch) => void;
  /** Called when no file of a batch is left to upload. */
  readonly onSettle: (batch: string) => void;
}

const newUpload = (picture: ChosenPicture, batch: string | null): Upload => ({
  ...picture,
  id: newId(),
  batch,
  state: { is: 'waiting' },
});

/** False if the file itself is the reason of a failure. */
const canSucceed = ({ state }: Upload): boolean => state.is !== 'failed' || state.canRetry;

const isRetryable = ({ state }: Upload): boolean => state.is === 'failed' && state.canRetry;

/**
 * The uploads of all games of a form: prepared, sent a few at a time, and added to their game one by one. They continue
 * while another game is open, and stop when the form is closed. Those whose game was removed, or whose choosing was undone,
 * wait until that is undone or redone. The browser stores the chosen files, so that they are uploaded when the form is
 * opened again.
 */
export function useUploads(options: Options) {
  const { draftKey, themeName, initial, games, undoneBatches, gameOf, amenderOf } = options;
  const { onChoose, onSettle } = options;
  const [all, setUploads] = useState<readonly Upload[]>(() => initial.map((file) => newUpload(file, null)));
  const [notes, setNotes] = useState<readonly OwnNote[]>([]);
  const isWanted = ({ game, batch }: Upload) =>
    games.some(({ key }) => key === game) && (batch === null || !undoneBatches.has(batch));
  const uploads = all.filter(isWanted);
  const unwanted = all.filter((upload) => !isWanted(upload));
  /** Reserved folders by game. Uploads that start together share one reservation. */
  const folders = useRef(new Map<string, Promise<string>>());
  const running = useRef(new Map<string, AbortController>());
  /** Pictures that have arrived and are not rendered yet, by id. */
  const landing = useRef(new Map<string, EditedPicture>());
  /** Ids of the batches with files that are not uploaded yet. */
  const openBatches = useRef(new Set<string>());
  const placeInOrder = useChosenOrder(all);
  const restore = useCallback(
    (files: readonly StoredFile[]) =>
      setUploads((all) => [
        ...all,
        ...files.map(
          ({ id, game, file, alt }): Upload => ({
            ...{ id, game, file, alt },
            batch: null,
            state: { is: 'waiting' },
          }),
        ),
      ]),
    [],
  );
  const storedFiles = useStoredFiles({ draftKey, uploads: uploads.filter(canSucceed), gameOf, restore });

  useEffect(() => {
    const started = running.current;
    return () => {
      for (const ending of started.values()) ending.abort();
      started.clear();
    };
  }, []);

  useEffect(() => {
    for (const { pictures } of games) for (const { id } of pictures) landing.current.delete(id);
  }, [games]);
  useEffect(() => {
    for (const { batch } of all) if (batch !== null) openBatches.current.add(batch);
    for (const id of openBatches.current) {
      if (all.some(({ batch }) => batch === id)) continue;
      openBatches.current.delete(id);
      onSettle(id);
    }
  }, [all, onSettle]);

  const patch = useCallback((id: string, state: UploadState) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }, []);
  const note = useCallback((added: Omit<OwnNote, 'id'>) => {
    setNotes((all) => [...all, { ...added, id: newId() }]);
  }, []);
  const remove = useCallback(({ id }: Upload) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }, []);

  const folderOf = useCallback(
    (key: string): Promise<string> => {
      const stored = gameOf(key)?.folder;
      if (stored) return Promise.resolve(stored);
      const pending = folders.current.get(key);
      if (pending) return pending;
      const reserved = reserveFolder(themeName).then(({ folder }) => {
        amenderOf(key)({ folder });
        return folder;
      });
      folders.current.set(key, reserved);
      reserved.catch(() => folders.current.delete(key));
      return reserved;
    },
    [themeName, gameOf, amenderOf],
  );

  const run = useCallback(
    async (upload: Upload, ending: AbortController) => {
      const { id, game, file } = upload;
      patch(id, { is: 'sending', share: 0 });
      try {
        const { picture, wasAnimated } = await preparePicture(file);
        const folder = await folderOf(game);
        if (ending.signal.aborted) return;
        const stored = await sendPicture(picture, {
          folder,
          signal: ending.signal,
          onProgress: (share) => patch(id, { is: 'sending', share }),
        });
        if (ending.signal.aborted) return;
        const shown = gameOf(game)?.pictures.find((picture) => picture.id === stored.id);
        const same = shown ?? landing.current.get(stored.id);
        landing.current.set(stored.id, stored);
        if (same) {
          const text = sameText(upload, same);
          if (text) note({ game, text, about: same.id });
        } else if (wasAnimated) {
          const text = `${file.name} is animated. Players see its first frame.`;
          note({ game, text, about: stored.id });
        }
        // The same bytes are one picture, also if both files arrive together.
        amenderOf(
          game,
          upload.batch ?? undefined,
        )(({ pictures }) =>
          pictures.some((picture) => picture.id === stored.id)
            ? {}
            : { pictures: placeInOrder(pictures, { ...stored, alt: upload.alt }, id) },
        );
        remove(upload);
      } catch (error) {
        if (ending.signal.aborted) return;
        const isBad = error instanceof BadPicture;
        if (!isBad) console.error('Failed to upload images to Cloudinary', error);
        patch(id, {
          is: 'failed',
          reason: isBad ? error.message : errorText(error, 'Failed to upload image'),
          canRetry: !isBad,
        });
      } finally {
        // A stopped upload may run again already.
        if (running.current.get(id) === ending) running.current.delete(id);
      }
    },
    [patch, note, remove, folderOf, gameOf, amenderOf, placeInOrder],
  );

  useEffect(() => {
    for (const { id } of unwanted) {
      const ending = running.current.get(id);
      if (!ending) continue;
      ending.abort();
      running.current.delete(id);
      patch(id, { is: 'waiting' });
    }
  }, [unwanted, patch]);
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

  function add({ key, pictures }: EditedGame, files: readonly File[]) {
    if (files.length === 0) return;
    const own = uploads.filter(({ game }) => game === key);
    const room = Math.max(0, limits.items.max - pictures.length - own.length);
    const batch = { id: newId(), game: key };
    const skipped = files.slice(room).map(({ name }) => ({
      id: newId(),
      game: key,
      text: `${name}: a game has at most ${limits.items.max} pictures.`,
      about: null,
    }));
    setNotes((all) => [...all.filter(({ game, about }) => game !== key || about !== null), ...skipped]);
    if (room === 0) return;
    onChoose(batch);
    const fresh = files.slice(0, room).map((file) => newUpload({ game: key, file, alt: '' }, batch.id));
    setUploads((all) => [...all, ...fresh]);
  }

  /** Stops and removes all uploads. */
  function drop() {
    for (const upload of all) remove(upload);
    setNotes([]);
  }
  /** A note is shown as long as its picture is in the form. */
  const notesOf = ({ key, pictures }: EditedGame): readonly FileNote[] =>
    notes.filter(
      ({ game, about }) => game === key && (about === null || pictures.some(({ id }) => id === about)),
    );

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
    of: (game: EditedGame): GameUploads => ({
      uploads: uploads.filter((upload) => upload.game === game.key),
      notes: notesOf(game),
      dismiss: (id) =>
        setNotes((all) => all.filter((one) => one.game !== game.key || (id !== undefined && one.id !== id))),
      add: (files) => add(game, files),
      retry: (id) => retry((upload) => upload.game === game.key && (id === undefined || upload.id === id)),
      remove,
    }),
  };
}

/**
 * Returns why the file becomes no picture of its own; null if it is the picture itself: the page was reloaded after the
 * picture had arrived, before its file was deleted.
 */
function sameText({ file, batch }: Upload, { fileName, alt }: EditedPicture): string | null {
  if (fileName !== file.name) return `${file.name} is the same picture as ${alt || fileName}.`;
  return batch === null ? null : `${file.name} is there already.`;
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
  return useCallback((pictures: EditedPicture[], added: EditedPicture, uploadId: string): EditedPicture[] => {
    const rankOf = (id: string) => ranks.current.get(id) ?? -1;
    const rank = rankOf(uploadId);
    ranks.current.set(added.id, rank);
    const later = pictures.findIndex(({ id }) => rankOf(id) > rank);
    const at = later < 0 ? pictures.length : later;
    return [...pictures.slice(0, at), added, ...pictures.slice(at)];
  }, []);
}
