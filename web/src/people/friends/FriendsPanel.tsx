import { type ReactNode, useState } from 'react';
import { changeSetting, useSettings } from '../../net/preferences.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { AddFriends } from './AddFriends.tsx';
import { FriendList } from './FriendList.tsx';
import styles from './FriendsPanel.module.css';
import { RequestLists } from './RequestLists.tsx';
import { useAlert } from './use-alert.ts';
import { useRequests } from './use-friends.ts';

type Part = 'friends' | 'requests' | 'add';

/** Friends, requests, and the search for new ones; on the profile and in the drawer. */
export function FriendsPanel() {
  const [part, setPart] = useState<Part>('friends');
  const { alert, attempt, dismiss } = useAlert();
  const requests = useRequests().data?.length ?? 0;
  const focus = useKeptFocus<HTMLDivElement>();
  const content: Record<Part, () => ReactNode> = {
    friends: () => <FriendList attempt={attempt} onAdd={() => setPart('add')} />,
    requests: () => <RequestLists attempt={attempt} />,
    add: () => <AddFriends attempt={attempt} />,
  };
  return (
    <div className={styles.panel}>
      <AppearsOffline />
      <Tabs
        label="Friends"
        tabs={[
          { value: 'friends', label: 'Friends' },
          {
            value: 'requests',
            label: <>Requests {requests > 0 && <Badge tone="hot">{requests}</Badge>}</>,
          },
          { value: 'add', label: 'Add friends' },
        ]}
        value={part}
        onChange={(next) => {
          dismiss();
          setPart(next);
        }}
      >
        <div {...focus} className={styles.part} tabIndex={-1}>
          {alert && (
            <Banner tone="bad" actions={<IconButton icon="close" label="Dismiss" onClick={dismiss} />}>
              <strong>{alert.what}</strong>
              {alert.why && <> {alert.why}</>}
            </Banner>
          )}
          {content[part]()}
        </div>
      </Tabs>
    </div>
  );
}

/** Whoever hides should not wonder why nobody writes. */
function AppearsOffline() {
  const { appearOffline } = useSettings();
  if (!appearOffline) return null;
  return (
    <p className={styles.hidden}>
      <span>You appear offline to your friends.</span>
      <Button variant="quiet" onClick={() => changeSetting('appearOffline', false)}>
        Show me
      </Button>
    </p>
  );
}
