import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { formatDate, useLocale } from '../preferences/format.ts';
import styles from './MutedNote.module.css';
import type { OwnMute } from './use-mute.ts';

/** Replaces a message input: explains why the user cannot write, and until when. */
export function MutedNote({ mute: { until, reason } }: { readonly mute: OwnMute }) {
  useLocale();
  return (
    <div role="status" className={styles.note}>
      <span className={styles.mark}>
        <Icon name="sound-off" />
      </span>
      <p>
        <strong>You are muted until {formatDate(until, 'dateTime')}.</strong> {reason}
      </p>
    </div>
  );
}
