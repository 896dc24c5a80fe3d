import { counted } from '@tallyho/game/text';
import type { ReactNode } from 'react';
import { openFriends } from '../../entities/friends/people-panel-store.ts';
import { useRequests } from '../../entities/friends/use-friends.ts';
import { usePutAwayCount } from '../../entities/invitations/put-away.ts';
import { useUnread } from '../../entities/messages/unread.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { CountBadge } from '../../shared/ui/layout/CountBadge.tsx';
import styles from './PeopleButton.module.css';

const countText = (count: number, noun: string) => count > 0 && counted(count, noun);

/** Opens the friends drawer; shows the number of unread messages, open requests, and invitations that were put away. */
export default function PeopleButton(): ReactNode {
  const unread = Object.values(useUnread()).reduce((sum, count) => sum + count, 0);
  const requests = useRequests().data?.length ?? 0;
  const invitations = usePutAwayCount();
  const total = unread + requests + invitations;
  const label = [
    'Friends',
    countText(unread, 'unread message'),
    countText(requests, 'friend request'),
    countText(invitations, 'invitation'),
  ];
  return (
    <span className={styles.button}>
      <IconButton icon="users" label={label.filter(Boolean).join(', ')} onClick={openFriends} />
      <CountBadge count={total} />
    </span>
  );
}
