import type { ReactNode } from 'react';
import { openFriends } from '../../entities/friends/people-panel-store.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { CountBadge } from '../../shared/ui/layout/CountBadge.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './PeopleButton.module.css';
import { usePeopleNews } from './use-people-news.ts';

/** Opens the friends drawer; shows the number of unread messages, open requests, and invitations that were put away. */
export default function PeopleButton(): ReactNode {
  const { count, label } = usePeopleNews();
  return (
    <span className={classNames(styles.button, count > 0 && styles.counted)}>
      <IconButton icon="users" label={label} onClick={openFriends} />
      <CountBadge count={count} />
    </span>
  );
}
