import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useMembershipStore } from '../entities/room/room-hooks.tsx';
import { type SessionUser, useSession } from '../entities/session/session.ts';
import { lazyPart } from '../shared/schedule/lazy-part.tsx';
import { showToast } from '../shared/ui/overlays/toast.ts';

const SuspendedPage = lazyPart(() => import('../pages/account/SuspendedPage.tsx'));

/**
 * Pages that a suspended user may open: information, links in emails, and the provider login of the desktop app, which
 * confirms the identity.
 */
const allowedPages =
  /^\/(privacy|contact|terms-of-service|desktop-login|return-to-app|reset-password|verify-email|stop-email-change)$/;

/** Tells a user whose suspension ends while the page is open, and whether it was lifted or has run out. */
function useEndOfSuspension(user: SessionUser | null): void {
  const membership = useMembershipStore();
  const last = useRef<{ readonly userId: string; readonly until: string } | null>(null);
  const userId = user?.user;
  const until = user?.standing.suspension?.until;
  useEffect(() => {
    const before = last.current;
    last.current = userId !== undefined && until !== undefined ? { userId, until } : null;
    if (before === null || before.userId !== userId || until !== undefined) return;
    // The seat was given up with the suspension. Pages must not show that as the present state.
    void membership.restore();
    const hasRunOut = Date.parse(before.until) <= Date.now();
    showToast(`Your suspension ${hasRunOut ? 'is over' : 'was lifted'}. You can play again.`, 'good');
  }, [userId, until, membership]);
}

/** Shows suspended users the reason and the end of the suspension instead of the site. */
export function StandingGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const suspension = user?.standing.suspension;
  const [wasSuspended, setWasSuspended] = useState(false);
  useEndOfSuspension(user);
  if (wasSuspended !== Boolean(suspension) && (user || pathname === '/')) setWasSuspended(!wasSuspended);
  // After logging out or deleting the account the user goes home. The current page may be for accounts and would ask for a
  // login.
  if (wasSuspended && !user) return <Navigate to="/" replace />;
  if (!suspension || allowedPages.test(pathname)) return children;
  return <SuspendedPage user={user} suspension={suspension} />;
}
