import { limits } from '@tallyho/game/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeConversation, closeFriends } from '../../entities/friends/people-panel-store.ts';
import type { Invitation } from '../../entities/invitations/invitations-api.ts';
import {
  acceptInvitation,
  declineInvitation,
  dropInvitation,
  refetchInvitations,
} from '../../entities/invitations/invitations-api.ts';
import { preloadRoom } from '../../entities/room/membership.ts';
import { useMembershipStore } from '../../entities/room/room-hooks.tsx';
import { errorText, RequestError } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './Invitations.module.css';

interface InvitationCardProps {
  readonly invitation: Invitation;
  /** Hides the card without declining. */
  readonly onPutAway?: () => void;
}

/** An invitation to a friend's lobby, with the buttons to join or decline. */
export function InvitationCard({ invitation, onPutAway }: InvitationCardProps) {
  const { _id, from, expiresAt } = invitation;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const membership = useMembershipStore();
  const accept = useMutation({
    mutationFn: async () => {
      preloadRoom();
      const { code, ticket } = await acceptInvitation(_id);
      // If the connection cannot be opened, the next page tries again and shows the error.
      const isSeated =
        ticket !== null &&
        (await membership.enter(code, { ticket }).then(
          () => true,
          () => false,
        ));
      return { code, isSeated };
    },
    onSuccess: ({ code, isSeated }) => {
      dropInvitation(client, _id);
      closeFriends();
      closeConversation();
      navigate(`/join/${code}`, { state: { cameFrom: pathname, isSeated } });
    },
    onError: (error) => {
      const isOver = error instanceof RequestError && error.status === 404;
      if (isOver) dropInvitation(client, _id);
      showToast(errorText(error), 'bad');
    },
  });
  const decline = useMutation({
    mutationFn: () => declineInvitation(_id),
    onMutate: () => dropInvitation(client, _id),
    // If the request failed, the invitation is listed again, unless it has expired.
    onError: () => void refetchInvitations(client),
  });
  return (
    <li className={styles.card}>
      <Avatar avatar={from.avatar} size="md" />
      <p className={styles.text}>
        <strong>
          <bdi>{from.username}</bdi> invites you to their lobby
        </strong>
        <TimeLeft until={Date.parse(expiresAt)} />
      </p>
      {onPutAway && (
        <IconButton
          icon="close"
          label={`Put away: it stays in Friends (${from.username})`}
          onClick={onPutAway}
        />
      )}
      <div className={styles.actions}>
        <Button variant="quiet" aria-label={`Not now, ${from.username}`} onClick={() => decline.mutate()}>
          Not now
        </Button>
        <Button
          variant="hot"
          busy={accept.isPending}
          aria-label={`Join ${from.username}'s lobby`}
          onClick={() => accept.mutate()}
        >
          Join
        </Button>
      </div>
    </li>
  );
}

/**
 * Time until the invitation expires. Not announced to screen readers, because it changes often. `until`: epoch milliseconds.
 */
function TimeLeft({ until }: { readonly until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(until - now, limits.invitation);
  const minutes = Math.ceil(left / 60_000);
  return (
    <span className={styles.left}>
      <Icon name="clock" />
      {minutes > 1 ? `${minutes} min left` : 'Less than a minute left'}
    </span>
  );
}
