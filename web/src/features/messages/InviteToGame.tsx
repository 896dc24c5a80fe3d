import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { Friend } from '../../entities/friends/friends-api.ts';
import { useAskToJoin } from '../../entities/invitations/use-ask-to-join.ts';
import { useClosedReason, useInvite } from '../../entities/invitations/use-invite.ts';
import { elsewhereText, useOpenLobby } from '../../entities/invitations/use-open-lobby.ts';
import { useMembership } from '../../entities/room/room-hooks.tsx';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './InviteToGame.module.css';

interface InviteToGameProps {
  readonly friend: Friend;
  /** Called before the page goes to the lobby. */
  readonly onLeave?: () => void;
}

/**
 * Invites the friend of a conversation to the user's lobby. Opens a lobby first if the user has none; then the user can also ask for a seat
 * at the friend's table. The button or the line beside it says what a press does, or why it does nothing.
 */
export function InviteToGame({ friend, onLeave }: InviteToGameProps) {
  const noteId = useId();
  const { pathname } = useLocation();
  const { state, invite } = useInvite(friend);
  const closedReason = useClosedReason();
  const { joining, openAndInvite } = useOpenLobby(friend);
  const { state: asking, ask } = useAskToJoin(friend);
  const isChecking = useMembership().status === 'checking';
  const isBusy = state === 'busy' || joining.busy || (isChecking && state === 'noLobby');

  function note(): string {
    switch (state) {
      case 'noLobby':
        if (joining.isElsewhere) return elsewhereText;
        if (asking === 'asked') return 'Asked. You get an invitation if they agree.';
        return joining.error ?? '';
      case 'here':
        return `${friend.username} is in your lobby.`;
      case 'full':
      case 'started':
        return closedReason ?? '';
      case 'invited':
        return 'The invitation waits five minutes.';
      case 'wait':
        return 'Just asked. Try again in a moment.';
      case 'ready':
      case 'busy':
        return readyNotes[friend.presence];
      default:
        return state satisfies never;
    }
  }

  return (
    <div className={styles.invite} data-offline={friend.presence === 'offline'}>
      {asking !== null && (
        <Button
          variant={asking === 'asked' ? 'plain' : 'hot'}
          busy={asking === 'busy'}
          aria-disabled={asking !== 'ready'}
          icon={<Icon name={asking === 'asked' ? 'check' : 'play'} />}
          onClick={ask}
        >
          {asking === 'asked' ? 'Asked' : 'Ask to join'}
        </Button>
      )}
      {state !== 'here' && (
        <Button
          variant={
            asking !== null || state === 'invited' || friend.presence === 'offline' ? 'plain' : 'second'
          }
          busy={isBusy}
          aria-disabled={!['noLobby', 'ready'].includes(state)}
          aria-describedby={noteId}
          icon={<Icon name={state === 'invited' ? 'check' : 'users'} />}
          onClick={() => (state === 'noLobby' ? void openAndInvite() : invite())}
        >
          {state === 'invited' ? (
            'Invited'
          ) : (
            <span className={styles.what}>
              <span>Invite {asking === null ? 'to a game' : <VisuallyHidden>to a game</VisuallyHidden>}</span>{' '}
              {state === 'noLobby' && <small>opens a lobby</small>}
            </span>
          )}
        </Button>
      )}
      {/* Mounted all the time, so that screen readers announce each new text. */}
      <p id={noteId} role="status">
        {/* The head of the conversation shows it. */}
        {state === 'here' ? <VisuallyHidden>{note()}</VisuallyHidden> : note()}
      </p>
      {state !== 'noLobby' && pathname !== '/' && pathname !== '/game' && (
        <ButtonLink to="/" variant="hot" onClick={onLeave} iconAfter={<Icon name="chevron-right" />}>
          Go to the lobby
        </ButtonLink>
      )}
    </div>
  );
}

const readyNotes = {
  offline: 'Offline now. The invitation waits five minutes.',
  online: '',
  inLobby: 'Is in another lobby now, and can change to yours.',
  inGame: 'Is in a game now, and can come when it ends.',
} as const satisfies Record<Friend['presence'], string>;
