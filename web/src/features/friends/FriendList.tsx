import type { Person } from '@tallyho/game/model/person';
import { counted, listed } from '@tallyho/game/text';
import { Fragment, useState } from 'react';
import type { Friend } from '../../entities/friends/friends-api.ts';
import { BlockDialog, RemoveFriendDialog } from '../../entities/friends/friendship-dialogs.tsx';
import { openConversation, usePeoplePanel } from '../../entities/friends/people-panel-store.ts';
import type { Attempt } from '../../entities/friends/use-alert.ts';
import { useFriends, useSentRequests } from '../../entities/friends/use-friends.ts';
import { useUnread } from '../../entities/messages/unread.ts';
import { openReportDialog } from '../../entities/moderation/report-target.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { BlockedList } from './BlockedList.tsx';
import { FriendRow } from './FriendRow.tsx';
import styles from './FriendsPanel.module.css';
import { ListFailed, ListLoading } from './ListState.tsx';
import { useLatestConversations } from './latest-conversations.ts';
import { TableScene } from './TableScene.tsx';

/** An account of which the user knows only the name. */
export type Met = Pick<Person, 'username' | 'avatar'>;

interface FriendListProps {
  readonly attempt: Attempt;
  /** Players whom the user has met. The page itself offers to add them. */
  readonly met: readonly Met[];
  /** Opens the search. */
  readonly onAdd: () => void;
}

/** A list of at least this length can be filtered by name. */
const manyFriends = 12;

/** The maximum number of faces above a text. */
const shownFaces = 3;

/** The user's friends, those whom the user can join first, each with the last message, and those who are offline apart; followed by the blocked users. */
export function FriendList({ attempt, met, onAdd }: FriendListProps) {
  const { data: friends, error, isFetching, refetch } = useFriends();
  const unread = useUnread();
  const conversations = useLatestConversations();
  const { conversation, offered } = usePeoplePanel();
  const [filter, setFilter] = useState('');
  const [confirmation, setConfirmation] = useState<{
    readonly to: 'remove' | 'block';
    readonly friend: Friend;
  } | null>(null);
  if (!friends)
    return error ? (
      <ListFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <ListLoading label="Loading friends" />
    );
  const isMany = friends.length >= manyFriends;
  const wanted = isMany ? filter.trim().toLowerCase() : '';
  const shown = friends.filter(({ username }) => username.toLowerCase().includes(wanted));
  const isHere = ({ presence }: Friend) => presence !== 'offline';
  const areSomeHere = shown.some(isHere);
  const groups = [
    { name: 'Friends', title: null, friends: areSomeHere ? shown.filter(isHere) : shown },
    {
      name: 'Offline friends',
      title: 'Offline',
      friends: areSomeHere ? shown.filter((friend) => !isHere(friend)) : [],
    },
  ];
  const close = () => setConfirmation(null);
  return (
    <>
      {friends.length === 0 ? <NoFriends met={met} onAdd={onAdd} /> : <WhoIsHere friends={friends} />}
      {isMany && (
        <TextField
          label="Find a friend"
          inputMode="search"
          dir="auto"
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      {isMany && (
        <p className={styles.quiet} role="status">
          {shown.length === 0 && 'None of your friends is called that.'}
        </p>
      )}
      {groups.map(
        ({ name, title, friends: some }) =>
          some.length > 0 && (
            <Fragment key={name}>
              {title && <h3 className={styles.here}>{title}</h3>}
              <ul className={styles.list} aria-label={name}>
                {some.map((friend) => (
                  <FriendRow
                    key={friend.user}
                    friend={friend}
                    unread={unread[friend.user] ?? 0}
                    latest={conversations.find((latest) => latest.friend.user === friend.user)?.message}
                    isOpen={friend.user === (conversation ?? offered)?.user}
                    menu={[
                      { label: 'Message', icon: 'chat', onSelect: () => openConversation(friend) },
                      {
                        label: 'Remove friend',
                        icon: 'remove',
                        onSelect: () => setConfirmation({ to: 'remove', friend }),
                      },
                      {
                        label: 'Report',
                        icon: 'warning',
                        onSelect: () => openReportDialog({ kind: 'player', person: friend }),
                      },
                      {
                        label: 'Block',
                        icon: 'block',
                        danger: true,
                        onSelect: () => setConfirmation({ to: 'block', friend }),
                      },
                    ]}
                  />
                ))}
              </ul>
            </Fragment>
          ),
      )}
      <BlockedList attempt={attempt} />
      {confirmation?.to === 'remove' && (
        <RemoveFriendDialog person={confirmation.friend} attempt={attempt} onClose={close} />
      )}
      {confirmation?.to === 'block' && (
        <BlockDialog person={confirmation.friend} attempt={attempt} onClose={close} />
      )}
    </>
  );
}

/** How many friends are there. */
function WhoIsHere({ friends }: { readonly friends: readonly Friend[] }) {
  const here = friends.filter(({ presence }) => presence !== 'offline').length;
  return (
    <h3 className={styles.here}>{here > 0 ? `${counted(here, 'friend')} online` : 'All asleep or out'}</h3>
  );
}

interface NoFriendsProps {
  readonly met: readonly Met[];
  readonly onAdd: () => void;
}

function NoFriends({ met, onAdd }: NoFriendsProps) {
  const sent = useSentRequests().data ?? [];
  const addable = met.filter(({ username }) => !sent.some((other) => other.username === username));
  if (met.length === 0)
    return (
      <div className={styles.noFriends}>
        <TableScene guests={[{ key: 'host', avatar: 2, expression: 'thinking' }]}>Who is coming?</TableScene>
        <p>
          <strong>No friends here yet.</strong> Find people by name. You'll see when they are online, and get
          them to your table in one tap.
        </p>
        <Button variant="hot" size="lg" icon={<Icon name="search" />} onClick={onAdd}>
          Add friends
        </Button>
      </div>
    );
  const faces = (addable.length > 0 ? addable : met).slice(0, shownFaces);
  return (
    <div className={styles.noFriends}>
      <TableScene
        guests={faces.map(({ username, avatar }) => ({ key: username, avatar, expression: 'delighted' }))}
      />
      <p>
        {addable.length > 0 ? (
          <>
            <strong>{listed(addable.map(({ username }) => username))}</strong> played with you. Friends see
            when you are online, and come to your table in one tap.
          </>
        ) : (
          'They are your friends as soon as they accept.'
        )}
      </p>
    </div>
  );
}
