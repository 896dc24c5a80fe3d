import { personFrom } from '@tallyho/game/people/cards';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession, useSetUser } from '../../../entities/session/session.ts';
import { request } from '../../../shared/api/api.ts';
import { errorText, RequestError } from '../../../shared/api/api-error.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { withBrowserId } from './with-browser-id.ts';

const isExpiredLink = (error: Error): boolean =>
  error instanceof RequestError && error.code === 'expiredLink';

interface OpenGuestSessionProps {
  /** The address of the invitation without the token. */
  readonly invitation: string;
  readonly token: string;
  /** Shown while the link is read. */
  readonly children: ReactNode;
}

/**
 * Asks before it opens the session of the guest whose link was opened here, because anyone can send such a link. Then it leads to
 * the invitation, where the guest joins.
 */
export function OpenGuestSession({ invitation, token, children }: OpenGuestSessionProps) {
  const navigate = useNavigate();
  const setUser = useSetUser();
  const { user } = useSession();
  const link = useQuery({
    queryKey: ['guest-link', token],
    queryFn: () => request('POST', '/api/guests/read-link', { body: { token } }),
    retry: false,
    gcTime: 0,
  });
  const other = link.data?.other ?? null;
  const opening = useMutation({
    mutationFn: () =>
      withBrowserId(() =>
        request('POST', '/api/guests/open-link', { body: { token, replace: other !== null } }),
      ),
    onSuccess: ({ user }) => {
      setUser(personFrom(user));
      // Without the token, which is used up and must not stay in the history.
      navigate(invitation, { replace: true });
    },
  });
  const error = opening.error ?? link.error;
  const isExpired = error !== null && isExpiredLink(error);
  // A guest who opens the link again has used it on this device.
  const isHere = (isExpired && user !== null) || link.data?.isOwn === true;
  useEffect(() => {
    if (isHere) navigate(invitation, { replace: true });
  }, [isHere, navigate, invitation]);

  const toInvitation = (
    <ButtonLink to={invitation} size="lg">
      Open the invitation
    </ButtonLink>
  );
  if (isHere || link.isPending || opening.isSuccess) return children;
  if (isExpired)
    return (
      <EmptyState level="page" title="This link does not work any more" actions={toInvitation}>
        A link for another device works once, for ten minutes. Make a new one on the device where you play.
      </EmptyState>
    );
  if (link.data === undefined)
    return (
      <EmptyState
        level="page"
        title="Your seat is out of reach"
        actions={
          <>
            <Button size="lg" busy={link.isFetching} onClick={() => void link.refetch()}>
              Try again
            </Button>
            {toInvitation}
          </>
        }
      >
        {errorText(error)}
      </EmptyState>
    );
  const { username, avatar } = link.data.guest;
  return (
    <EmptyState
      level="page"
      avatar={avatar}
      title={
        <>
          Play on as <bdi>{username}</bdi> here?
        </>
      }
      actions={
        <>
          <Button variant="hot" size="lg" busy={opening.isPending} onClick={() => opening.mutate()}>
            Play on as {username}
          </Button>
          {toInvitation}
        </>
      }
    >
      {opening.error && <Banner tone="bad">{errorText(opening.error)}</Banner>}
      {other === null ? (
        'This device then has the same seat, name and points.'
      ) : (
        <>
          In this browser you are <bdi>{other.username}</bdi>
          {other.hasSeat
            ? ', who has a seat. If you go on, that seat, its name and its points are deleted.'
            : '. If you go on, that name and its points are deleted.'}
        </>
      )}
    </EmptyState>
  );
}
