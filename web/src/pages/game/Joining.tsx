import { Loading } from '../../shared/ui/layout/Skeleton.tsx';
import { Spinner } from '../../shared/ui/layout/Spinner.tsx';
import styles from './JoinPage.module.css';

/** Shown while the user joins a lobby. */
export function Joining({ code }: { readonly code: string }) {
  return (
    <div className={styles.page}>
      <title>Joining a lobby · Tallyho</title>
      <Loading label={`Joining lobby ${code}`}>
        <p className={styles.words} aria-hidden="true">
          Finding you a seat
        </p>
        <Spinner />
      </Loading>
    </div>
  );
}
