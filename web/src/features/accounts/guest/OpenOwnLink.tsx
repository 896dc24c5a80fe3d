import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSession, useSetUser } from '../../../entities/session/session.ts';
import { request } from '../../../shared/api/api.ts';
import { ApiError, errorText } from '../../../shared/api/api-error.ts';
import { useNavigate } from '../../../shared/router/router.tsx';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../../shared/ui/layout/EmptyState.tsx';
import { withBrowserId } from './with-browser-id.ts';

const isExpiredLink = (error: Error): boolean => error instanceof ApiError && error.code === 'expiredLink';

interface OpenOwnLinkProps {
  /** The address of the invitation without the token. */
  readonly invitation: string;
  readonly token: string;
  /** Shown while the link is opened. */
  readonly children: ReactNode;
}

/** Opens the session of the guest whose link was opened here, and then the invitation, where the guest joins. */
export function OpenOwnLink({ invitation, token, children }: OpenOwnLinkProps) {
  const navigate = useNavigate();
  const setUser = useSetUser();
  const { user } = useSession();
  const opening = useMutation({
    mutationFn: () => withBrowserId(() => request('POST', '/api/guests/open-link', { body: { token } })),
    // A guest who opens the link again has used it on this device.
    onError: (error) => {
      if (user && isExpiredLink(error)) navigate(invitation, { replace: true });
    },
    onSuccess: ({ user }) => {
      setUser(user);
      // Without the token, which is used up and must not stay in the history.
      navigate(invitation, { replace: true });
    },
  });
  const hasTried = useRef(false);
  const { mutate, error } = opening;
  useEffect(() => {
    // The token works once, even though effects run twice in development.
    if (hasTried.current) return;
    hasTried.current = true;
    mutate();
  }, [mutate]);

  if (!error) return children;
  const isExpired = isExpiredLink(error);
  if (isExpired && user) return children;
  return (
    <EmptyState
      level="page"
      title={isExpired ? 'This link does not work any more' : 'Your seat is out of reach'}
      actions={
        <>
          {!isExpired && (
            <Button size="lg" busy={opening.isPending} onClick={() => mutate()}>
              Try again
            </Button>
          )}
          <ButtonLink to={invitation} variant="hot" size="lg">
            Open the invitation
          </ButtonLink>
        </>
      }
    >
      {isExpired
        ? 'A link for another device works once, for ten minutes. Make a new one on the device where you play.'
        : errorText(error)}
    </EmptyState>
  );
}
