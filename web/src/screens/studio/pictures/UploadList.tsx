import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import styles from './PictureEditor.module.css';
import type { Upload } from './use-uploads.ts';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  /** Why other files were not accepted, one sentence each. */
  readonly ignored: readonly string[];
  readonly onRetry: () => void;
  readonly onDrop: (id: string) => void;
}

/** The files that are on their way, and those that failed, each with its reason. */
export function UploadList({ uploads, ignored, onRetry, onDrop }: UploadListProps) {
  const failed = uploads.filter(({ state }) => state.is === 'failed');
  const canRetry = failed.some(({ state }) => state.is === 'failed' && state.canRetry);
  const running = uploads.length - failed.length;
  return (
    <div className={styles.uploads}>
      <p role="status" className={styles.status}>
        {running > 0 && `${running} ${running === 1 ? 'picture' : 'pictures'} on the way.`}
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
          {uploads.map(({ id, file, preview, state }) => (
            <li key={id} className={styles.file} data-state={state.is}>
              {state.is === 'failed' && !state.canRetry ? (
                <Icon name="image" />
              ) : (
                <img src={preview} alt="" />
              )}
              <div>
                <bdi className={styles.name}>{file.name}</bdi>
                {state.is === 'failed' ? (
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
              {state.is === 'failed' && (
                <IconButton icon="close" label={`Dismiss ${file.name}`} onClick={() => onDrop(id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {canRetry && (
        <Button icon={<Icon name="redo" />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
