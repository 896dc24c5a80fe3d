import { Button } from '../../shared/ui/controls/Button.tsx';
import type { Friend } from '../friends/friends-api.ts';
import { useMembership } from '../room/room-hooks.tsx';
import { useOpenAndInvite } from './use-open-and-invite.ts';

/** Opens a lobby for a friend who is online and at no table, and invites them to it. Renders nothing for other friends, and for a user who has a lobby. */
export function OpenAndInviteButton({ friend }: { readonly friend: Friend }) {
  const { busy, open } = useOpenAndInvite(friend);
  const { status } = useMembership();
  if (status !== 'none' || friend.presence !== 'online') return null;
  return (
    <Button
      busy={busy}
      title="Opens a lobby for you first."
      aria-label={`Invite ${friend.username}`}
      onClick={() => void open()}
    >
      Invite
    </Button>
  );
}
