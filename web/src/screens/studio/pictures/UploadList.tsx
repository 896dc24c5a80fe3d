import { counted } from '@tallyho/game/text';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import styles from './PictureEditor.module.css';
import type { GameUploads, Upload } from './use-uploads.ts';

/** The files that are being uploaded, and those that failed, each with its reason. */
export function UploadList({ uploads, ignored, retry, remove }: Omit<GameUploads, 'add'>) {
  const failed = uploads.filter(({ state }) => state.is === 'failed');
  const retryable = failed.filter(({ state }) => state.is === 'failed' && state.canRetry);
  const running = uploads.length - failed.length;
  return (
    <div className={styles.uploads}>
      <p role="status" className={styles.status}>
        {running > 0 && `Uploading ${counted(running, 'picture')}.`}
        {failed.length > 0 && ` ${failed.length} failed.`}
      </p>
      {ignored.length > 0 && (
        <ul className={styles.ignored} aria-label="Ignored files">
          {ignored.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
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
      {retryable.length > 1 && (
        <Button icon={<Icon name="redo" />} onClick={() => retry()}>
          Try all again
        </Button>
      )}
    </div>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function UploadRow({ upload: { file, preview, state }, onRetry, onRemove }: UploadRowProps) {
  const isFailed = state.is === 'failed';
  return (
    <li className={styles.file} data-state={state.is}>
      {isFailed && !state.canRetry ? <Icon name="image" /> : <img src={preview} alt="" />}
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
          <IconButton icon="redo" label={`Try ${file.name} again`} onClick={onRetry} />
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
