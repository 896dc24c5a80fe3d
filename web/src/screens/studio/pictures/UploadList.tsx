import { counted } from '@tallyho/game/text';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useKeptFocus } from '../../../shared/ui/overlays/use-kept-focus.ts';
import styles from './PictureEditor.module.css';
import type { GameUploads, Upload } from './use-uploads.ts';

function onNetworkChange(listener: () => void): () => void {
  const ending = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, ending);
  return () => ending.abort();
}

/** The files that are being uploaded, and those that failed, each with its reason. */
export function UploadList({ uploads, notes, dismiss, retry, remove }: Omit<GameUploads, 'add'>) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const failed = uploads.filter(({ state }) => state.is === 'failed');
  const retryable = failed.filter(({ state }) => state.is === 'failed' && state.canRetry);
  const running = uploads.length - failed.length;
  return (
    <div {...keptFocus} tabIndex={-1} className={styles.uploads}>
      <p role="status" className={styles.status}>
        {running > 0 &&
          (isOnline
            ? `Uploading ${counted(running, 'picture')}.`
            : `No network. ${counted(running, 'picture')} left to upload when it is back.`)}
        {failed.length > 0 && ` ${failed.length} failed.`}
      </p>
      <div role="status">
        {notes.length > 0 && (
          <ul className={styles.notes} aria-label="Notes on the files">
            {notes.map(({ id, text }) => (
              <li key={id}>
                <span>{text}</span>
                <IconButton icon="close" label={`Dismiss the note: ${text}`} onClick={() => dismiss(id)} />
              </li>
            ))}
          </ul>
        )}
        {notes.length > 1 && (
          <Button variant="quiet" onClick={() => dismiss()}>
            Dismiss all notes
          </Button>
        )}
      </div>
      {uploads.length > 0 && (
        <ul className={styles.files} aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload)}
            />
          ))}
        </ul>
      )}
      {failed.length > 1 && (
        <div className={styles.bar}>
          {retryable.length > 1 && (
            <Button icon={<Icon name="again" />} onClick={() => retry()}>
              Try all again
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => {
              for (const upload of failed) remove(upload);
            }}
          >
            Dismiss all {failed.length}
          </Button>
        </div>
      )}
    </div>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function UploadRow({ upload: { file, state }, onRetry, onRemove }: UploadRowProps) {
  const isFailed = state.is === 'failed';
  const preview = useObjectUrl(file);
  return (
    <li className={styles.file} data-state={state.is}>
      {preview === null || (isFailed && !state.canRetry) ? (
        <Icon name="image" />
      ) : (
        <img src={preview} alt="" loading="lazy" decoding="async" />
      )}
      <div>
        <bdi className={styles.name}>{file.name}</bdi>
        {isFailed ? (
          <p className={styles.error}>
            <Icon name="warning" />
            {state.reason}
          </p>
        ) : (
          <progress
            aria-label={`Upload of ${file.name}`}
            max={1}
            value={state.is === 'sending' ? state.share : 0}
          />
        )}
      </div>
      <div className={styles.fileActions}>
        {isFailed && state.canRetry && (
          <IconButton icon="again" label={`Try ${file.name} again`} onClick={onRetry} />
        )}
        <IconButton
          icon="close"
          label={`${isFailed ? 'Dismiss' : 'Cancel'} ${file.name}`}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

/** Returns an address for the file that exists as long as the component; null at first. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
