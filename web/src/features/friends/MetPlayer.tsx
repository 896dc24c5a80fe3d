import type { Person } from '@tallyho/game/model/person';
import { BefriendButton } from '../../entities/friends/BefriendButton.tsx';
import { useBefriend } from '../../entities/friends/use-befriend.ts';
import { PersonRow } from './PersonRow.tsx';

/** A player with an account whom the user has met and who is no friend yet, with the button for a friend request. */
export function MetPlayer({ person }: { readonly person: Pick<Person, 'username' | 'avatar'> }) {
  const { username } = person;
  const { state, befriend } = useBefriend(username);
  const isAsking = state === 'requestReceived';
  return (
    <PersonRow
      person={person}
      note={isAsking ? 'Wants to be friends' : state === 'requestSent' ? 'Request sent' : undefined}
      actions={
        (isAsking || state === 'none' || state === 'busy') && (
          <BefriendButton
            username={username}
            isAsking={isAsking}
            isBusy={state === 'busy'}
            onPress={() => void befriend()}
          />
        )
      }
    />
  );
}
