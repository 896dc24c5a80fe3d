import { rejections } from '@tallyho/game/model/reject-codes';
import { isGameRunning } from '@tallyho/game/protocol/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { preloadRoom } from '../../entities/room/membership.ts';
import type { Room } from '../../entities/room/room.ts';
import { useMembership, useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { useSession } from '../../entities/session/session.ts';
import { isMemberExpected } from '../../entities/session/session-hint.ts';
import { OpenOwnLink } from '../../features/accounts/guest/OpenOwnLink.tsx';
import { withNext } from '../../features/accounts/sign-in/next-address.ts';
import { clearInvitation, storeInvitation } from '../../features/accounts/sign-in/stored-invitation.ts';
import { Invitation } from '../../screens/lobby/invitation/Invitation.tsx';
import { LeaveOtherLobbyDialog } from '../../screens/lobby/LeaveOtherLobbyDialog.tsx';
import { isWholeCode, lobbyCodeIn } from '../../screens/lobby/lobby-code.ts';
import { useJoinLobby } from '../../screens/lobby/use-join-lobby.ts';
import { guestTokenIn } from '../../shared/platform/contract.ts';
import { Navigate, useLocation, useNavigate } from '../../shared/router/router.tsx';
import { useParams } from '../../shared/router/routes.tsx';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../shared/ui/layout/EmptyState.tsx';
import { Loading } from '../../shared/ui/layout/Skeleton.tsx';
import { Spinner } from '../../shared/ui/layout/Spinner.tsx';
import { useActivity } from '../../shared/ui/layout/use-activity.ts';
import styles from './JoinPage.module.css';

/**
 * /join/CODE, the invite link. Logged-in users join immediately. Visitors see who invites them and join as guests, or return
 * here after logging in.
 */
export default function JoinPage() {
  const { code: codeParam = '' } = useParams();
  const code = lobbyCodeIn(codeParam);
  const { user, isLoading } = useSession();
  const [expected] = useState(isMemberExpected);
  const membership = useMembership();
  const token = guestTokenIn(useLocation().hash);
  // A member who opens a guest's link joins with the account.
  if (token !== null && isLoading) return <Joining code={code} />;
  if (token !== null && (!user || user.isGuest))
    return (
      <OpenOwnLink invitation={`/join/${code}`} token={token}>
        <Joining code={code} />
      </OpenOwnLink>
    );
  if (membership.status === 'member' && membership.room.code === code)
    return <Seated room={membership.room} />;
  // The request to join does not wait for the session: without one the API refuses it.
  if (user || (isLoading && expected)) return <MemberJoin key={code} code={code} isKnown={!isLoading} />;
  return <InvitationView key={code} code={code} />;
}

/** Loads the code of the connection and of the page that a player joins from here. */
function preloadLobby(): void {
  preloadRoom();
  const parts = [import('../../screens/lobby/LobbyPanel.tsx'), import('../../features/chat/ChatPanel.tsx')];
  // A failed preload is reported when the part is needed.
  Promise.all(parts).catch(() => undefined);
}

/** The code of the lobby loads after this time even if the visitor does nothing, in milliseconds. */
const preloadAfter = 8_000;

/** The invitation as a visitor sees it. */
export function InvitationView({ code }: { readonly code: string }) {
  const back = `/join/${code}`;
  const isActive = useActivity(preloadAfter);
  useEffect(() => {
    if (isActive) preloadLobby();
  }, [isActive]);
  const onKnown = useCallback(
    (exists: boolean) => (exists ? storeInvitation(code) : clearInvitation()),
    [code],
  );
  return (
    <div className={styles.page}>
      <title>You are invited · Tallyho</title>
      <Invitation
        code={code}
        registerTo={withNext('/register', back)}
        loginTo={withNext('/login', back)}
        onKnown={onKnown}
      />
    </div>
  );
}

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

function MemberJoin({ code, isKnown }: MemberJoinProps) {
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

/** Redirects to the lobby, or to the game if one is running. */
function Seated({ room }: { readonly room: Room }) {
  const phase = useSnapshotOf(room, ({ view }) => view?.stage.phase ?? null);
  useEffect(clearInvitation, []);
  if (phase === null) return <Joining code={room.code} />;
  return <Navigate replace to={isGameRunning(phase) ? '/game' : '/?scrollTo=lobby'} />;
}

function Joining({ code }: { readonly code: string }) {
  return (
    <div className={styles.page}>
      <title>Joining a lobby · Tallyho</title>
      <Loading label={`Joining lobby ${code}`}>
        <p className={styles.words} aria-hidden="true">
          Finding you a seat
        </p>
        <Spinner />
      </Loading>
    </div>
  );
}
