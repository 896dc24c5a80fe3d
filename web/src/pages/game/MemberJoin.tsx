import { rejections } from '@tallyho/game/model/reject-codes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { useMembership } from '../../entities/room/room-hooks.tsx';
import { clearInvitation } from '../../features/accounts/sign-in/stored-invitation.ts';
import { LeaveOtherLobbyDialog } from '../../screens/lobby/LeaveOtherLobbyDialog.tsx';
import { isWholeCode } from '../../screens/lobby/lobby-code.ts';
import { useJoinLobby } from '../../screens/lobby/use-join-lobby.ts';
import { whenReachable } from '../../shared/api/when-reachable.ts';
import { Navigate, useLocation, useNavigate } from '../../shared/router/router.tsx';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../shared/ui/layout/EmptyState.tsx';
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

interface MemberJoinProps {
  readonly code: string;
  /** The user is logged in for sure. Before that, errors are not shown. */
  readonly isKnown: boolean;
}

/** The page of an invite link for a logged-in user, who joins immediately. */
export default function MemberJoin({ code, isKnown }: MemberJoinProps) {
  const navigate = useNavigate();
  const { returnAddress, isSeated } = useNavigationState();
  const joining = useJoinLobby();
  const membership = useMembership();
  const [isIn, setIn] = useState(isSeated);
  const hasTried = useRef(isSeated);

  async function attempt(enter: () => Promise<boolean>) {
    setIn(await enter());
  }

  useEffect(() => {
    clearInvitation();
    preloadLobby();
  }, []);

  useEffect(() => {
    // Joins once per link, even though effects run twice in development.
    if (hasTried.current || !isWholeCode(code)) return;
    hasTried.current = true;
    void attempt(() => joining.join(code));
  });

  const retry = useEffectEvent(() => void attempt(() => joining.join(code)));
  const { isTemporary } = joining;
  useEffect(() => (isTemporary ? whenReachable(() => retry()) : undefined), [isTemporary]);

  if (isIn && membership.status === 'member') return <Seated room={membership.room} />;
  if (isIn && membership.status === 'none') return <Navigate replace to="/" />;
  const error = isWholeCode(code) ? joining.error : rejections.lobbyNotFound;
  const hasStarted = error === rejections.gameInProgress;
  // Trying again does not help if the lobby is closed or the leader has removed the user.
  const isFinal = error === rejections.banned || error === rejections.lobbyNotFound;
  if (error && isKnown)
    return (
      <div className={styles.page}>
        <EmptyState
          level="page"
          title={hasStarted ? 'They have started without you' : "You can't join this lobby"}
          actions={
            <>
              {!isFinal && (
                <Button size="lg" onClick={() => void attempt(() => joining.join(code))}>
                  Try again
                </Button>
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
