import { useCallback, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useMembership } from '../../entities/room/room-hooks.tsx';
import { useSession } from '../../entities/session/session.ts';
import { isUserExpected } from '../../entities/session/session-hint.ts';
import { withNext } from '../../features/accounts/stored/next-address.ts';
import { clearInvitation, storeInvitation } from '../../features/accounts/stored/stored-invitation.ts';
import { LobbyInvitation } from '../../screens/lobby/invitation/LobbyInvitation.tsx';
import { lobbyCodeIn } from '../../screens/lobby/lobby-code.ts';
import { guestTokenIn } from '../../shared/platform/contract.ts';
import { lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { useActivity } from '../../shared/schedule/use-activity.ts';
import { useIsHydrated } from '../../shared/store/store.ts';
import { Joining } from './Joining.tsx';
import styles from './JoinPage.module.css';
import { preloadLobby } from './preload-lobby.ts';

/** Parts that a first visit does not need. */
const UserJoin = lazyPart(() => import('./UserJoin.tsx'));
const Seated = lazyPart(async () => ({ default: (await import('./Seated.tsx')).Seated }));
const OpenGuestSession = lazyPart(async () => ({
  default: (await import('../../features/accounts/guest/OpenGuestSession.tsx')).OpenGuestSession,
}));

/** Loads what a logged-in user needs on this page. */
export const preloadUserJoin = UserJoin.preload;

/**
 * /join/CODE, the invite link. Logged-in users join immediately. Visitors see who invites them and join as guests, or return
 * here after logging in.
 */
export default function JoinPage() {
  const { code: codeParam = '' } = useParams();
  const code = lobbyCodeIn(codeParam);
  const { user, isLoading } = useSession();
  const [expected] = useState(isUserExpected);
  const membership = useMembership();
  /** The code whose invitation a visitor sees here. */
  const [invited, setInvited] = useState<string | null>(null);
  if (!isLoading && !user && invited !== code) setInvited(code);
  const { hash, search } = useLocation();
  // The build knew only the path.
  const token = useIsHydrated() ? guestTokenIn(hash) : null;
  const from = new URLSearchParams(search).get('from') === 'list' ? 'list' : undefined;
  // An account that opens a guest's link joins with the account.
  if (token !== null && isLoading) return <Joining code={code} />;
  if (token !== null && (!user || user.isGuest))
    return (
      <OpenGuestSession invitation={`/join/${code}`} token={token}>
        <Joining code={code} />
      </OpenGuestSession>
    );
  // The user of a guest who has just got the seat is known when the lobby can be shown.
  const isMember = (user || isLoading) && membership.status === 'member' && membership.room.code === code;
  const seated = isMember ? <Seated room={membership.room} /> : null;
  // The request to join does not wait for the session: without one the API refuses it.
  if (!seated && (user || (isLoading && expected)))
    return <UserJoin key={code} code={code} from={from} isKnown={!isLoading} />;
  // The invitation stays until the lobby replaces it, so that no empty page is seen in between.
  if (seated && invited !== code) return seated;
  return (
    <>
      <JoinView key={code} code={code} from={from} />
      {seated}
    </>
  );
}

/** The code of the lobby loads after this time even if the visitor does nothing, in milliseconds. */
const preloadAfter = 8_000;

/** Loads what shows a lobby to the visitor who joins it here. */
const prepareLobby = async (): Promise<void> => {
  await Promise.all([Seated.preload(), preloadUserJoin(), preloadLobby()]);
};

interface InvitationViewProps {
  readonly code: string;
  /** The visitor chose the lobby in the list of public lobbies. */
  readonly from?: 'list' | undefined;
}

/** The invitation as a visitor sees it. */
export function JoinView({ code, from }: InvitationViewProps) {
  const back = `/join/${code}`;
  const isActive = useActivity(preloadAfter);
  useEffect(() => {
    if (!isActive) return;
    void prepareLobby();
  }, [isActive]);
  const onKnown = useCallback(
    (exists: boolean) => (exists ? storeInvitation(code) : clearInvitation()),
    [code],
  );
  return (
    <div className={styles.page}>
      <title>You are invited · Tallyho</title>
      <LobbyInvitation
        code={code}
        registerTo={withNext('/register', back)}
        loginTo={withNext('/login', back)}
        from={from}
        prepareLobby={prepareLobby}
        onKnown={onKnown}
      />
    </div>
  );
}
