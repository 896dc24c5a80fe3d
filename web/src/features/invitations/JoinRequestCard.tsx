import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchInvitations } from '../../entities/invitations/invitations-api.ts';
import { dropJoinRequest, type JoinRequest } from '../../entities/invitations/join-requests.ts';
import { useMyLobby } from '../../entities/invitations/my-lobby.ts';
import { inviteFriend, useClosedReason } from '../../entities/invitations/use-invite.ts';
import { request } from '../../shared/api/api.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './Invitations.module.css';

/** A friend who would like to join the user's table, with the buttons to invite or decline. */
export function JoinRequestCard({ from }: Pick<JoinRequest, 'from'>) {
  const client = useQueryClient();
  const lobby = useMyLobby();
  const closedReason = useClosedReason();
  const invite = useMutation({
    mutationFn: (code: string) => inviteFriend(from.user, code),
    onSuccess: (isInvited) => isInvited && dropJoinRequest(client, from.user),
  });
  const decline = useMutation({
    mutationFn: () =>
      request('POST', '/api/user/friends/decline-join-request', { body: { friendId: from.user } }),
    onMutate: () => dropJoinRequest(client, from.user),
    // If the request failed, it is listed again, unless it has expired.
    onError: () => void refetchInvitations(client),
  });
  return (
    <li className={styles.card}>
      <Avatar avatar={from.avatar} size="md" />
      <p className={styles.text}>
        <strong>
          <bdi>{from.username}</bdi> asks to join your table
        </strong>
        {closedReason && <span className={styles.left}>{closedReason}</span>}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" aria-label={`Not now, ${from.username}`} onClick={() => decline.mutate()}>
          Not now
        </Button>
        <Button
          variant="hot"
          busy={invite.isPending}
          aria-disabled={closedReason !== null}
          aria-label={`Invite ${from.username} to your table`}
          onClick={() => lobby && invite.mutate(lobby.code)}
        >
          Invite
        </Button>
      </div>
    </li>
  );
}
