import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import type { Answer } from '../../shared/api/api-types.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { EmptyState } from '../../shared/ui/layout/EmptyState.tsx';
import { Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/overlays/Banner.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './InvitedVisitor.module.css';
import { invitedToQuery } from './lobby-api.ts';
import { isWholeCode } from './lobby-code.ts';

interface InvitedVisitorProps {
  /** The lobby code from the link, not validated. */
  readonly code: string;
  /** Addresses of the registration and login pages that return here afterwards. */
  readonly registerTo: string;
  readonly loginTo: string;
  /** Called with true if the lobby exists and with false if it does not, as soon as that is known. */
  readonly onKnown: (exists: boolean) => void;
}

/**
 * What a visitor who is not logged in sees after opening an invite link: the host, the lobby's state, and Register and Login.
 */
export function InvitedVisitor({ code, registerTo, loginTo, onKnown }: InvitedVisitorProps) {
  const query = useQuery({ ...invitedToQuery(code), enabled: isWholeCode(code) });
  const { data: lobby, error } = query;
  const isUnknown =
    !isWholeCode(code) || (error instanceof ApiError && error.code === 'lobbyNotFound' && !lobby);
  const isKnown = isUnknown || lobby !== undefined;
  const main = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isKnown) onKnown(!isUnknown);
  }, [isKnown, isUnknown, onKnown]);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);

  if (isUnknown)
    return (
      <EmptyState
        level="page"
        title="No lobby behind that link"
        actions={
          <>
            <ButtonLink to="/?scrollTo=lobby" size="lg">
              Enter another code
            </ButtonLink>
            <ButtonLink to="/" variant="hot" size="lg">
              Back to home
            </ButtonLink>
          </>
        }
      >
        There is no lobby with that code. It may have closed: ask your friend for a new link.
      </EmptyState>
    );
  return (
    <Card padding="lg" className={styles.card}>
      <div className={styles.host}>
        {lobby ? (
          <Avatar avatar={lobby.leader.avatar} size="xl" />
        ) : (
          <Skeleton shape="disc" width="8rem" height="8rem" />
        )}
      </div>
      <h1>
        {lobby ? (
          <>
            <bdi>{lobby.leader.username}</bdi> invites you to play
          </>
        ) : (
          'You are invited to play'
        )}
      </h1>
      <p className={styles.what}>Tallyho: rate anything, together.</p>
      <p className={styles.state} role="status">
        {lobby ? stateText(lobby) : error ? null : 'Looking for the lobby...'}
      </p>
      {error && !lobby && (
        <Banner
          tone="warn"
          actions={
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          The lobby could not be looked up just now. You can come in all the same.
        </Banner>
      )}
      <div className={styles.actions}>
        <ButtonLink ref={main} to={registerTo} variant="hot" size="lg" wide>
          Register
        </ButtonLink>
        <ButtonLink to={loginTo} size="lg" wide>
          Login
        </ButtonLink>
      </div>
      <p className={styles.note}>New here? Registering takes a minute. Both lead straight to the lobby.</p>
    </Card>
  );
}

function stateText({ players, maxPlayers, state }: Answer<'GET', '/api/join/:code'>['lobby']): ReactNode {
  if (state === 'running')
    return 'A game is running. You may be able to watch the round and play the next one.';
  if (players >= maxPlayers) return `All ${maxPlayers} seats are taken right now. One may become free.`;
  const seats = `${players} of ${maxPlayers} seats taken.`;
  return state === 'finished' ? `${seats} A game has just ended, the next one can be yours.` : seats;
}
