import { rejections } from '@tallyho/game/model/reject-codes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useJoinLobby } from '../../entities/lobby/use-join-lobby.ts';
import { useMembership } from '../../entities/room/room-hooks.tsx';
import LeaderAsked from '../../features/accounts/guest/LeaderAsked.tsx';
import { clearInvitation } from '../../features/accounts/stored/stored-invitation.ts';
import { LeaveOtherLobbyDialog } from '../../screens/lobby/LeaveOtherLobbyDialog.tsx';
import { isWholeCode } from '../../screens/lobby/lobby-code.ts';
import { whenReachable } from '../../shared/api/when-reachable.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { Joining } from './Joining.tsx';
import styles from './JoinPage.module.css';
import { preloadLobby } from './preload-lobby.ts';
import { Seated } from './Seated.tsx';

const navigationStateSchema = v.fallback(v.object({ cameFrom: v.string(), isSeated: v.boolean() }), {
  cameFrom: '/',
  isSeated: false,
});

/**
 * What the page on which an invitation was accepted passes on. `returnAddress`: the page to open if the user does not join,
 * the home page for an invite link. `isSeated`: the user has taken the seat already.
 */
function useNavigationState(): { readonly returnAddress: string; readonly isSeated: boolean } {
  const { cameFrom, isSeated } = v.parse(navigationStateSchema, useLocation().state);
  return { returnAddress: cameFrom.startsWith('/join/') ? '/' : cameFrom, isSeated };
}

interface UserJoinProps {
  readonly code: string;
  /** A guest chose the lobby in the list of public lobbies. */
  readonly from: 'list' | undefined;
  /** The user is logged in for sure. Before that, errors are not shown. */
  readonly isKnown: boolean;
}

/** The page of an invite link for a logged-in user, who joins immediately. */
export default function UserJoin({ code, from, isKnown }: UserJoinProps) {
  const navigate = useNavigate();
  const { returnAddress, isSeated } = useNavigationState();
  const joining = useJoinLobby();
  const membership = useMembership();
  const [isIn, setIn] = useState(isSeated);
  /** The leader was asked by the last request. It stays on the page while the request is repeated. */
  const [isWaiting, setWaiting] = useState(false);
  const hasTried = useRef(isSeated);

  async function attempt(enter: () => Promise<boolean>) {
    setIn(await enter());
  }

  useEffect(() => {
    clearInvitation();
    void preloadLobby();
  }, []);

  useEffect(() => {
    // Joins once per link, even though effects run twice in development.
    if (hasTried.current || !isWholeCode(code)) return;
    hasTried.current = true;
    void attempt(() => joining.join(code, from));
  });

  const retry = useEffectEvent(() => void attempt(() => joining.join(code, from)));
  const { isTemporary } = joining;
  useEffect(() => (isTemporary ? whenReachable(() => retry()) : undefined), [isTemporary]);

  if (isIn && membership.status === 'member') return <Seated room={membership.room} />;
  if (isIn && membership.status === 'none') return <Navigate replace to="/" />;
  const error = isWholeCode(code) ? joining.error : rejections.lobbyNotFound;
  const hasStarted = error === rejections.gameInProgress;
  // Trying again does not help if the lobby is closed or the leader has removed the user.
  const isFinal = error === rejections.banned || error === rejections.lobbyNotFound;
  if (error && isWaiting !== (error === rejections.leaderAsked)) setWaiting(!isWaiting);
  if (error === rejections.leaderAsked || (isWaiting && joining.busy))
    return (
      <div className={styles.page}>
        <title>Joining a lobby · Tallyho</title>
        <LeaderAsked
          code={code}
          busy={joining.busy}
          onRequest={() => void attempt(() => joining.join(code, from))}
        />
      </div>
    );
  if (error && isKnown)
    return (
      <div className={styles.page}>
        <EmptyState
          level="page"
          title={hasStarted ? 'They have started without you' : "You can't join this lobby"}
          actions={
            <>
              {!isFinal && (
                <Button size="lg" onClick={() => void attempt(() => joining.join(code, from))}>
                  Try again
                </Button>
              )}
              {error === rejections.lobbyNotFound && (
                <ButtonLink to="/?scrollTo=lobby&join" size="lg">
                  Enter another code
                </ButtonLink>
              )}
              <ButtonLink to="/" variant="hot" size="lg">
                Back to home
              </ButtonLink>
            </>
          }
        >
          {error}
          {hasStarted && ' Latecomers are not let in there: try again when it is over.'}
          {joining.keptSeat && ' You still have your seat in your own lobby.'}
        </EmptyState>
      </div>
    );
  return (
    <>
      <Joining code={code} />
      <LeaveOtherLobbyDialog
        open={joining.isElsewhere}
        busy={joining.busy}
        onLeave={() => void attempt(joining.leaveAndRetry)}
        onStay={() => navigate(returnAddress, { replace: true })}
      />
    </>
  );
}
