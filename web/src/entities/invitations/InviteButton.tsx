import type { Person } from '@tallyho/game/model/person';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { type InviteState, useInvite } from './use-invite.ts';

const labels = {
  ready: 'Invite',
  busy: 'Invite',
  invited: 'Invited',
  wait: 'Just asked',
} as const;

const isOffered = (state: InviteState): state is keyof typeof labels => Object.hasOwn(labels, state);

/**
 * Invites a friend to the user's lobby with one tap and shows the state of the invitation. Renders nothing if no one
 * can be invited.
 */
export function InviteButton({ friend }: { readonly friend: Person }) {
  const { state, invite } = useInvite(friend);
  if (!isOffered(state)) return null;
  return (
    <>
      <Button
        busy={state === 'busy'}
        aria-disabled={state !== 'ready'}
        aria-label={`${labels[state]} ${friend.username}`}
        icon={state === 'invited' && <Icon name="check" />}
        onClick={invite}
      >
        {labels[state]}
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'invited' && `${friend.username} is invited`}</span>
      </VisuallyHidden>
    </>
  );
}
