import type { ReactNode } from 'react';
import { openFriends } from '../../entities/friends/people-panel-store.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { CountBadge } from '../../shared/ui/layout/CountBadge.tsx';
import styles from './PeopleButton.module.css';
import { usePeopleNews } from './use-people-news.ts';

/** Opens the friends drawer; shows how many friends have written, want to be friends, or have an invitation that was put away. */
export default function PeopleButton(): ReactNode {
  const { count, label } = usePeopleNews();
  return (
    <span className={styles.button}>
      <IconButton icon="users" label={label} onClick={openFriends} />
      <CountBadge count={count} />
    </span>
  );
}
