import { useSession } from '../../entities/session/session.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import styles from './HomeTable.module.css';

/** A drawn table with the user between free chairs, because nobody else is there yet. */
export function HomeTable() {
  const { user } = useSession();
  return (
    <div className={styles.table} aria-hidden="true">
      <span className={styles.chair} />
      <span className={styles.chair} />
      {user && <PlayerAvatar avatar={user.avatar} seat={1} size="lg" />}
      <span className={styles.chair} />
      <span className={styles.free}>
        <Icon name="plus" />
      </span>
    </div>
  );
}
