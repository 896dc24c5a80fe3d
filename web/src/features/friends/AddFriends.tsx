import { limits } from '@tallyho/game/limits';
import { useState } from 'react';
import { failures } from '../../entities/friends/failure.ts';
import type { FoundPerson } from '../../entities/friends/friends-api.ts';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import type { Attempt } from '../../entities/friends/use-alert.ts';
import { useFriendActions } from '../../entities/friends/use-friend-actions.ts';
import { useSearch } from '../../entities/friends/use-friends.ts';
import { screenTimings } from '../../shared/screen-timings.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { useDebouncedValue } from '../../shared/ui/controls/use-debounced-value.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './FriendsPanel.module.css';
import { ListFailed, ListLoading } from './ListState.tsx';
import { PersonRow } from './PersonRow.tsx';

/** Searches users by the beginning of their names. */
export function AddFriends({ attempt }: { readonly attempt: Attempt }) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const settled = useDebouncedValue(text, screenTimings.peopleSearch);
  const search = useSearch(settled);
  const found = text === settled ? search.data : undefined;
  const failed = text === settled && !found && search.isError;
  return (
    <>
      <TextField
        label="Username"
        inputMode="search"
        prefix={<Icon name="search" />}
        maxLength={limits.username.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.results}>
        {failed ? (
          <ListFailed error={search.error} busy={search.isFetching} onRetry={() => void search.refetch()} />
        ) : (
          <p className={styles.found} role="status">
            {text !== '' && found && found.length > 0 ? (
              <>
                <span aria-hidden="true">Found {found.length} result(s):</span>
                <VisuallyHidden>
                  {found.length === 1 ? '1 person' : `${found.length} people`} found
                </VisuallyHidden>
              </>
            ) : (
              emptyText(text, found)
            )}
          </p>
        )}
        {text !== '' && !found && !failed && <ListLoading label="" />}
        {text !== '' && found && found.length > 0 && (
          <ul className={styles.list} aria-label="People found">
            {found.map((person) => (
              <Found key={person.user} person={person} attempt={attempt} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function emptyText(text: string, found: readonly FoundPerson[] | undefined): string {
  if (text === '') return 'Enter a username to search';
  return found ? 'No users found' : 'Searching users...';
}

interface FoundProps {
  readonly person: FoundPerson;
  readonly attempt: Attempt;
}

function Found({ person, attempt }: FoundProps) {
  const { sendRequest, respond, withdraw } = useFriendActions();
  const { relation: _, ...card } = person;
  const { username } = person;
  async function add() {
    const areFriends = await attempt(failures.send, sendRequest.mutateAsync(card));
    if (areFriends) showToast(`You and ${username} are friends now`, 'good');
  }
  switch (person.relation) {
    case 'none':
      return (
        <PersonRow
          person={person}
          actions={
            <Button icon={<Icon name="plus" />} aria-label={`Add ${username}`} onClick={() => void add()}>
              Add
            </Button>
          }
        />
      );
    case 'requestSent':
      return (
        <PersonRow
          person={person}
          note="Request sent"
          actions={
            <Button
              variant="quiet"
              aria-label={`Withdraw the request to ${username}`}
              onClick={() => void attempt('The request could not be withdrawn.', withdraw.mutateAsync(card))}
            >
              Withdraw
            </Button>
          }
        />
      );
    case 'requestReceived':
      return (
        <PersonRow
          person={person}
          note="Wants to be friends"
          actions={
            <Button
              aria-label={`Accept ${username}`}
              onClick={() =>
                void attempt(failures.respond, respond.mutateAsync({ person: card, accept: true }))
              }
            >
              Accept
            </Button>
          }
        />
      );
    case 'friend':
      return <PersonRow person={person} note="Friends" onMessage={() => openConversation(card)} />;
    default:
      return person.relation satisfies never;
  }
}
