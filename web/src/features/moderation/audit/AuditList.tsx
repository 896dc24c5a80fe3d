import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import type { AuditEntry } from '../model/responses.ts';
import { actionText, actorText, pictureName } from '../model/texts.ts';
import styles from './AuditList.module.css';

const icons: Record<AuditEntry['action'], IconName> = {
  report: 'flag',
  warn: 'warning',
  mute: 'sound-off',
  suspend: 'block',
  lift: 'check',
  appeal: 'chat',
  rejectAppeal: 'close',
  closeReport: 'check',
  reopenReport: 'flag',
  makeAdministrator: 'shield',
  removeAdministrator: 'shield',
  deleteAccount: 'trash',
  changeUsername: 'edit',
  createTheme: 'plus',
  updateTheme: 'edit',
  deleteTheme: 'trash',
  createTag: 'plus',
  updateTag: 'edit',
  deleteTag: 'trash',
  uploadPicture: 'plus',
  deletePicture: 'trash',
  parkReport: 'warning',
  removeLink: 'link',
};

/** Audit entries with actor, action, subject and time. */
export function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }) {
  useLocale();
  return (
    <ol className={styles.list} aria-label="Log">
      {entries.map((entry) => {
        const { sentence, note } = actionText(entry);
        return (
          <li key={entry._id} className={styles.entry} data-action={entry.action}>
            <span className={styles.mark}>
              <Icon name={icons[entry.action]} />
            </span>
            <p className={styles.text}>
              <strong>
                <bdi>{actorText(entry)}</bdi>
              </strong>{' '}
              {sentence}
              {note && <span className={styles.note}>{note}</span>}
            </p>
            <time className={styles.time} dateTime={entry.at}>
              {formatDate(entry.at, 'dateTime')}
            </time>
            {entry.also.length > 0 && <Pictures entry={entry} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The pictures of an act, each with its time; collapsed. */
function Pictures({ entry }: { readonly entry: AuditEntry }) {
  const pictures = [entry, ...entry.also];
  return (
    <details className={styles.pictures}>
      <summary>Show all {pictures.length}</summary>
      <ul>
        {pictures.map(({ _id, at, details }) => (
          <li key={_id}>
            <bdi>{pictureName(details) || 'Without a name'}</bdi>{' '}
            <time dateTime={at}>{formatDate(at, 'dateTime')}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}
