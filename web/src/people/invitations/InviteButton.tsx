import type { PersonCard } from '@tallyho/game/people/person-card';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './InviteButton.module.css';
import { type InviteState, useInvite } from './use-invite.ts';

const words: Record<Exclude<InviteState, 'noLobby'>, string> = {
  ready: 'Invite',
  busy: 'Invite',
  invited: 'Invited',
  wait: 'Just asked',
  here: 'At your table',
  full: 'Table is full',
  started: 'Game is on',
};

/** Asks a friend to one's own lobby in one tap; says how that stands. Nothing without a lobby. */
export function InviteButton({ friend }: { readonly friend: PersonCard }) {
  const { state, invite } = useInvite(friend);
  if (state === 'noLobby') return null;
  const isDone = state === 'invited' || state === 'here';
  if (state === 'here' || state === 'full' || state === 'started')
    return (
      <span className={styles.state}>
        {isDone && <Icon name="check" />}
        {words[state]}
      </span>
    );
  return (
    <>
      <Button
        busy={state === 'busy'}
        aria-disabled={state !== 'ready'}
        aria-label={`${words[state]} ${friend.username}`}
        icon={isDone && <Icon name="check" />}
        onClick={invite}
      >
        {words[state]}
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'invited' && `${friend.username} is invited`}</span>
      </VisuallyHidden>
    </>
  );
}
