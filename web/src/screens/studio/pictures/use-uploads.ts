import { limits } from '@tallyho/game/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../../shared/api/new-id.ts';
import type { ChangeGame, FormGame, FormPicture } from '../form/form-schema.ts';
import { reserveFolder } from '../studio-api.ts';
import { BadPicture, preparePicture } from './prepare-picture.ts';
import { sendPicture } from './send-picture.ts';

/** How many pictures are sent at the same time. */
const atOnce = 3;

type UploadState =
  | { readonly is: 'waiting' }
  /** `share`: the sent part, 0 to 1. */
  | { readonly is: 'sending'; readonly share: number }
  /** `canRetry`: false if the file itself is the reason. */
  | { readonly is: 'failed'; readonly reason: string; readonly canRetry: boolean };

/** A chosen file that is not a stored picture yet. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** Object URL for the thumbnail. */
  readonly preview: string;
  readonly state: UploadState;
}

interface Options {
  readonly game: FormGame;
  readonly themeName: string;
  readonly onChange: ChangeGame;
}

/** The uploads of one game: prepared, sent a few at a time, and added to the game's pictures one by one. */
export function useUploads({ game, themeName, onChange }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const folder = useRef<Promise<string> | null>(null);
  const [ending] = useState(() => new AbortController());
  const started = useRef(new Set<string>());

  useEffect(() => () => ending.abort(), [ending]);

  const patch = useCallback((id: string, state: UploadState) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }, []);
  const drop = useCallback((id: string) => {
    setUploads((all) =>
      all.filter((upload) => {
        if (upload.id === id) URL.revokeObjectURL(upload.preview);
        return upload.id !== id;
      }),
    );
  }, []);

  const folderOf = useCallback(() => {
    if (game.folder !== null) return Promise.resolve(game.folder);
    folder.current ??= reserveFolder(themeName).then(
      (made) => {
        onChange({ folder: made.folder });
        return made.folder;
      },
      (error: unknown) => {
        folder.current = null;
        throw error;
      },
    );
    return folder.current;
  }, [game.folder, themeName, onChange]);

  const run = useCallback(
    async ({ id, file }: Upload) => {
      patch(id, { is: 'sending', share: 0 });
      try {
        const prepared = await preparePicture(file);
        const stored = await sendPicture(prepared, {
          folder: await folderOf(),
          signal: ending.signal,
          onProgress: (share) => patch(id, { is: 'sending', share }),
        });
        onChange((now) => ({ pictures: withPicture(now.pictures, stored) }));
        drop(id);
      } catch (error) {
        if (ending.signal.aborted) return;
        const reason = error instanceof Error ? error.message : 'Failed to upload image';
        patch(id, { is: 'failed', reason, canRetry: !(error instanceof BadPicture) });
      } finally {
        started.current.delete(id);
      }
    },
    [patch, folderOf, ending, onChange, drop],
  );

  useEffect(() => {
    const free = atOnce - uploads.filter(({ state }) => state.is === 'sending').length;
    const next = uploads.filter(({ id, state }) => state.is === 'waiting' && !started.current.has(id));
    for (const upload of next.slice(0, Math.max(0, free))) {
      started.current.add(upload.id);
      void run(upload);
    }
  }, [uploads, run]);

  const retry = useCallback(() => {
    setUploads((all) =>
      all.map((upload) =>
        upload.state.is === 'failed' && upload.state.canRetry
          ? { ...upload, state: { is: 'waiting' } }
          : upload,
      ),
    );
  }, []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  /** Adds files. Files with a name that the game already has are ignored and named. */
  function add(files: readonly File[]) {
    const names = new Set([
      ...game.pictures.map(({ fileName }) => fileName),
      ...uploads.map(({ file }) => file.name),
    ]);
    const fresh: Upload[] = [];
    const skipped: string[] = [];
    let room = limits.items.max - game.pictures.length - uploads.length;
    for (const file of files) {
      if (names.has(file.name)) skipped.push(`${file.name} is there already.`);
      else if (room <= 0) skipped.push(`${file.name}: a game has at most ${limits.items.max} pictures.`);
      else {
        names.add(file.name);
        room -= 1;
        fresh.push({ id: newId(), file, preview: URL.createObjectURL(file), state: { is: 'waiting' } });
      }
    }
    setIgnored(skipped);
    setUploads([...uploads, ...fresh]);
  }
  return { uploads, ignored, add, retry, drop };
}

/** Returns the pictures with one more; the same bytes are one picture. */
const withPicture = (pictures: FormPicture[], added: FormPicture): FormPicture[] =>
  pictures.some(({ id }) => id === added.id) ? pictures : [...pictures, added];
