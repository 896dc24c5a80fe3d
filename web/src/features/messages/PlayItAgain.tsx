import type { Person } from '@tallyho/game/model/person';
import { useInvite } from '../../entities/invitations/use-invite.ts';
import { useOpenAndInvite } from '../../entities/invitations/use-open-and-invite.ts';
import { useMembership } from '../../entities/room/room-hooks.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';

/** Invites the friend of a conversation to one more game, in a lobby that it opens if the user has none. Renders nothing where no invitation is possible. */
export function PlayItAgain({ friend }: { readonly friend: Person }) {
  const { state, invite } = useInvite(friend);
  const { busy, open } = useOpenAndInvite(friend);
  const isChecking = useMembership().status === 'checking';
  if (isChecking || (state !== 'ready' && state !== 'noLobby')) return null;
  return (
    <Button
      variant="quiet"
      busy={busy}
      icon={<Icon name="again" />}
      onClick={() => (state === 'ready' ? invite() : void open())}
    >
      Play it again
    </Button>
  );
}
