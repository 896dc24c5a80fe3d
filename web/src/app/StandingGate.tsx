import { type ReactNode, useState } from 'react';
import { useSession } from '../entities/session/session.ts';
import { Navigate, useLocation } from '../shared/router/router.tsx';
import { lazyPart } from '../shared/ui/layout/lazy-part.tsx';

const SuspendedPage = lazyPart(() => import('../pages/account/SuspendedPage.tsx'));

/**
 * Pages that a suspended user may open: information, links in e-mails, and the provider login of the desktop app, which
 * confirms the identity.
 */
const allowedPages =
  /^\/(privacy|contact|terms-of-service|desktop-login|return-to-app|reset-password|verify-email)$/;

/** Shows suspended users the reason and the end of the suspension instead of the site. */
export function StandingGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const suspension = user?.standing.suspension;
  const [wasSuspended, setWasSuspended] = useState(false);
  if (wasSuspended !== Boolean(suspension) && (user || pathname === '/')) setWasSuspended(!wasSuspended);
  // After logging out or deleting the account the user goes home. The current page may be for members and would ask for a
  // login.
  if (wasSuspended && !user) return <Navigate to="/" replace />;
  if (!suspension || allowedPages.test(pathname)) return children;
  return <SuspendedPage user={user} suspension={suspension} />;
}
