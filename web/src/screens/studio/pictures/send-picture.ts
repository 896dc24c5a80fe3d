import type { StoredPicture } from '@tallyho/game/themes/picture';
import { apiErrorFrom, networkErrorText, RequestError } from '../../../shared/api/api-error.ts';
import { platform } from '../../../shared/platform/platform.ts';
import type { EditedPicture } from '../model/edited-theme.ts';
import { editedPictureOf } from '../model/theme-form.ts';

interface SendOptions {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Called with the sent share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads a prepared picture as staged: players see it after the theme is saved. Uses XMLHttpRequest, because fetch does
 * not report the progress of an upload. Fails with ApiError.
 */
export function sendPicture(file: File, { folder, signal, onProgress }: SendOptions): Promise<EditedPicture> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    const fail = () => reject(new RequestError(0, 'network', networkErrorText));
    const query = new URLSearchParams({ folder, staged: 'true' });
    upload.open('POST', `${platform.apiBase}/api/cloudinary/upload?${query}`);
    upload.withCredentials = true;
    upload.timeout = 120_000;
    upload.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    upload.onerror = upload.ontimeout = upload.onabort = fail;
    upload.onload = async () => {
      const response = new Response(upload.responseText, { status: upload.status || 500 });
      if (!response.ok) return reject(await apiErrorFrom(response));
      try {
        const stored: StoredPicture = await response.json(); // the answer of POST /upload
        resolve({ ...editedPictureOf(stored), alt: '', fileName: file.name });
      } catch {
        fail();
      }
    };
    signal.addEventListener('abort', () => upload.abort());
    const form = new FormData();
    form.set('file', file);
    upload.send(form);
  });
}
