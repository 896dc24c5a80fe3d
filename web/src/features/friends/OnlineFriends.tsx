import { useId } from 'react';
import { openFriends } from '../../entities/friends/people-panel-store.ts';
import { useFriends } from '../../entities/friends/use-friends.ts';
import { useMyLobby } from '../../entities/invitations/my-lobby.ts';
import { useUnread } from '../../entities/messages/unread.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { FriendRow } from './FriendRow.tsx';
import { ListLoading } from './ListState.tsx';
import styles from './OnlineFriends.module.css';

interface OnlineFriendsProps {
  /** How many are shown; the drawer shows all. */
  readonly most: number;
  /** As low as possible: without friends online it is one line. */
  readonly isBrief?: boolean;
}

/** Online friends who are not at the user's table: to send messages and, from a lobby, invitations. */
export function OnlineFriends({ most, isBrief = false }: OnlineFriendsProps) {
  const { data: friends, isError } = useFriends();
  const unread = useUnread();
  const title = useId();
  const here = useMyLobby()?.view?.seats ?? [];
  const online = (friends ?? []).filter(
    (friend) => friend.presence !== 'offline' && !here.some(({ user }) => user === friend.user),
  );
  if (!friends && isError) return null;
  const isNobodyOnline = friends !== undefined && friends.length > 0 && online.length === 0;
  const more = online.length - most;
  return (
    <section className={styles.online} data-brief={isBrief} aria-labelledby={title}>
      <header className={styles.head}>
        <div>
          <h3 id={title}>{isBrief && isNobodyOnline ? 'No friends online' : 'Friends online'}</h3>
          {isBrief && friends?.length === 0 && <p className={styles.noneOnline}>Invite them in one tap.</p>}
        </div>
        {friends && friends.length > 0 && (
          <Button variant="quiet" onClick={openFriends}>
            {more > 0 ? `${more} more` : 'All friends'}
          </Button>
        )}
        {isBrief && friends?.length === 0 && (
          <Button icon={<Icon name="plus" />} onClick={openFriends}>
            Add friends
          </Button>
        )}
      </header>
      {!friends && <ListLoading label="Loading friends" rows={1} />}
      {!isBrief && friends?.length === 0 && (
        <div className={styles.empty}>
          <Avatar avatar={2} />
          <p>Better with friends: see who is here, and get them to your table in one tap.</p>
          <Button icon={<Icon name="plus" />} onClick={openFriends}>
            Add friends
          </Button>
        </div>
      )}
      {!isBrief && isNobodyOnline && <p className={styles.noneOnline}>Nobody is here right now.</p>}
      {online.length > 0 && (
        <ul className={styles.list} aria-label="Friends online">
          {online.slice(0, most).map((friend) => (
            <FriendRow key={friend.user} friend={friend} unread={unread[friend.user] ?? 0} />
          ))}
        </ul>
      )}
    </section>
  );
}
