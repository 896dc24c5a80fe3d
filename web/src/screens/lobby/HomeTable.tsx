import { useSession } from '../../entities/session/session.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { AtTable } from '../../shared/ui/players/AtTable.tsx';
import styles from './HomeTable.module.css';

/** A drawing for users without a lobby: their own face at a table, between empty chairs. */
export function HomeTable() {
  const { user } = useSession();
  return (
    <div className={styles.table} aria-hidden="true">
      <div className={styles.chairs}>
        <span />
        <span />
        <span />
        <span />
        <span className={styles.free}>
          <Icon name="plus" />
        </span>
      </div>
      <AtTable guests={user ? [{ key: 'you', avatar: user.avatar, expression: 'delighted' }] : []} />
    </div>
  );
}
