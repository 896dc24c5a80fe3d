import { type ReactNode, useState } from 'react';
import { useAlert } from '../../entities/friends/use-alert.ts';
import { useFriends, useRequests } from '../../entities/friends/use-friends.ts';
import { changeSetting, useSettings } from '../../entities/preferences/preferences.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Tabs } from '../../shared/ui/controls/Tabs.tsx';
import { Badge } from '../../shared/ui/layout/Badge.tsx';
import { useKeptFocus } from '../../shared/ui/overlays/use-kept-focus.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { AddFriends } from './AddFriends.tsx';
import { FriendList, type Met } from './FriendList.tsx';
import styles from './FriendsPanel.module.css';
import { RequestLists } from './RequestLists.tsx';

/** The color of each number of news, as at the button that opens the panel. */
const newsColor = { fill: 'var(--player-3)', text: 'var(--on-bright)' };

type Part = 'friends' | 'requests' | 'add';

interface FriendsPanelProps {
  /** Players with an account whom the user has met. The page itself offers to add them. */
  readonly met?: readonly Met[];
}

/** Friends, requests and the search for new friends; on the profile and in the drawer. */
export function FriendsPanel({ met = [] }: FriendsPanelProps) {
  const { alert, attempt, dismiss } = useAlert();
  const friends = useFriends().data;
  const received = useRequests().data;
  const requests = received?.length ?? 0;
  const [chosen, setPart] = useState<Part | null>(null);
  // Chosen once, so that the panel does not change under a user who answers the last request.
  if (chosen === null && friends && received)
    setPart(friends.length === 0 && requests > 0 ? 'requests' : 'friends');
  const part = chosen ?? 'friends';
  const focus = useKeptFocus<HTMLDivElement>();
  const content: Record<Part, () => ReactNode> = {
    friends: () => <FriendList attempt={attempt} met={met} onAdd={() => setPart('add')} />,
    requests: () => <RequestLists attempt={attempt} />,
    add: () => <AddFriends attempt={attempt} />,
  };
  return (
    <div className={styles.panel}>
      <AppearsOffline />
      <Tabs
        label="Friends"
        tabs={[
          {
            value: 'friends',
            label: 'Friends',
          },
          {
            value: 'requests',
            label: <>Requests {requests > 0 && <Badge color={newsColor}>{requests}</Badge>}</>,
          },
          {
            value: 'add',
            label: (
              <span>
                Add <VisuallyHidden when="below480">friends</VisuallyHidden>
              </span>
            ),
          },
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

/** Reminds users who appear offline why they may receive no messages. */
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
