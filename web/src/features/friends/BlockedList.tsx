import type { Attempt } from '../../entities/friends/use-alert.ts';
import { useFriendActions } from '../../entities/friends/use-friend-actions.ts';
import { useBlocked } from '../../entities/friends/use-friends.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './FriendsPanel.module.css';
import { PersonRow } from './PersonRow.tsx';

/** The users whom the viewer has blocked, collapsed; renders nothing if there are none. */
export function BlockedList({ attempt }: { readonly attempt: Attempt }) {
  const { data: blocked = [] } = useBlocked();
  const { unblock } = useFriendActions();
  if (blocked.length === 0) return null;
  return (
    <details className={styles.blocked}>
      <summary>Blocked people ({blocked.length})</summary>
      <ul className={styles.list} aria-label="Blocked people">
        {blocked.map((person) => (
          <PersonRow
            key={person.user}
            person={person}
            note="Blocked"
            actions={
              <Button
                aria-label={`Unblock ${person.username}`}
                onClick={() =>
                  void attempt(`${person.username} could not be unblocked.`, unblock.mutateAsync(person))
                }
              >
                Unblock
              </Button>
            }
          />
        ))}
      </ul>
    </details>
  );
}
