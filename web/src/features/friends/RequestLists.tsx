import type { Person } from '@tallyho/game/model/person';
import { useState } from 'react';
import { failures } from '../../entities/friends/failure.ts';
import { BlockDialog } from '../../entities/friends/friendship-dialogs.tsx';
import type { Attempt } from '../../entities/friends/use-alert.ts';
import { useFriendActions } from '../../entities/friends/use-friend-actions.ts';
import { useRequests, useSentRequests } from '../../entities/friends/use-friends.ts';
import { openReportDialog } from '../../entities/moderation/report-target.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Menu } from '../../shared/ui/overlays/Popover.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import styles from './FriendsPanel.module.css';
import { ListFailed, ListLoading } from './ListState.tsx';
import { PersonRow } from './PersonRow.tsx';

/** Received requests, to accept or decline, and sent requests, to cancel. */
export function RequestLists({ attempt }: { readonly attempt: Attempt }) {
  const received = useRequests();
  const sent = useSentRequests();
  const failed = [received, sent].find(({ data, error }) => !data && error);
  if (failed)
    return <ListFailed error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />;
  if (!received.data || !sent.data) return <ListLoading label="Loading requests" />;
  if (received.data.length === 0 && sent.data.length === 0)
    return (
      <EmptyState avatar={3} title="No open requests">
        When somebody wants to be friends, you'll find them here.
      </EmptyState>
    );
  return (
    <>
      {received.data.length > 0 && (
        <section className={styles.section} aria-labelledby="requests-received">
          <h3 id="requests-received">They'd like to be friends</h3>
          <ul className={styles.list}>
            {received.data.map((person) => (
              <Received key={person.user} person={person} attempt={attempt} />
            ))}
          </ul>
        </section>
      )}
      {sent.data.length > 0 && (
        <section className={styles.section} aria-labelledby="requests-sent">
          <h3 id="requests-sent">You asked</h3>
          <ul className={styles.list}>
            {sent.data.map((person) => (
              <Sent key={person.user} person={person} attempt={attempt} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface RequestProps {
  readonly person: Person;
  readonly attempt: Attempt;
}

function Received({ person, attempt }: RequestProps) {
  const { respond } = useFriendActions();
  const [isBlocking, setBlocking] = useState(false);
  const label = `Options for ${person.username}`;
  const answer = (accept: boolean) => void attempt(failures.respond, respond.mutateAsync({ person, accept }));
  return (
    <>
      <PersonRow
        person={person}
        manyActions
        actions={
          <>
            <Button variant="hot" aria-label={`Accept ${person.username}`} onClick={() => answer(true)}>
              Accept
            </Button>
            <IconButton icon="close" label={`Decline ${person.username}`} onClick={() => answer(false)} />
            <Menu
              label={label}
              items={[
                {
                  label: 'Report',
                  icon: 'warning',
                  onSelect: () => openReportDialog({ kind: 'player', person }),
                },
                { label: 'Block', icon: 'block', danger: true, onSelect: () => setBlocking(true) },
              ]}
              trigger={(props) => <IconButton {...props} icon="dots" label={label} />}
            />
          </>
        }
      />
      {isBlocking && <BlockDialog person={person} attempt={attempt} onClose={() => setBlocking(false)} />}
    </>
  );
}

function Sent({ person, attempt }: RequestProps) {
  const { withdraw } = useFriendActions();
  return (
    <PersonRow
      person={person}
      note="No answer yet"
      actions={
        <Button
          variant="quiet"
          aria-label={`Withdraw the request to ${person.username}`}
          onClick={() => void attempt('The request could not be withdrawn.', withdraw.mutateAsync(person))}
        >
          Withdraw
        </Button>
      }
    />
  );
}
