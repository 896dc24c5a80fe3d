import { counted } from '@tallyho/game/text';
import type { ReactNode } from 'react';
import { openFriends } from '../../entities/friends/people-panel-store.ts';
import { useRequests } from '../../entities/friends/use-friends.ts';
import { useUnread } from '../../entities/messages/unread.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { CountBadge } from '../../shared/ui/layout/CountBadge.tsx';
import styles from './PeopleButton.module.css';

const countText = (count: number, noun: string) => count > 0 && counted(count, noun);

/** Opens the friends drawer; shows the number of unread messages and open requests. */
export default function PeopleButton(): ReactNode {
  const unread = Object.values(useUnread()).reduce((sum, count) => sum + count, 0);
  const requests = useRequests().data?.length ?? 0;
  const total = unread + requests;
  const label = ['Friends', countText(unread, 'unread message'), countText(requests, 'friend request')];
  return (
    <span className={styles.button}>
      <IconButton icon="users" label={label.filter(Boolean).join(', ')} onClick={openFriends} />
      <CountBadge count={total} />
    </span>
  );
}
