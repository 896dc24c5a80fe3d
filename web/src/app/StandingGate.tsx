import { type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../entities/session/session.ts';
import { lazyPart } from '../shared/ui/layout/lazy-part.tsx';

const SuspendedPage = lazyPart(() => import('../pages/account/SuspendedPage.tsx'));

/** What somebody suspended may still read; and the ways of the desktop app to a provider and back, which prove who they are. */
const open = /^\/(privacy|contact|terms-of-service|hand-back|return-to-app)$/;

/** Whoever is suspended sees why and until when, and nothing else of the site. */
export function StandingGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const suspension = user?.standing.suspension;
  const [wasSuspended, setWasSuspended] = useState(false);
  if (wasSuspended !== Boolean(suspension) && (user || pathname === '/')) setWasSuspended(!wasSuspended);
  // Whoever logs out or is gone for good leads home: behind this is a page for members, which asks for a log in.
  if (wasSuspended && !user) return <Navigate to="/" replace />;
  if (!suspension || open.test(pathname)) return children;
  return (
    <Suspense>
      <SuspendedPage user={user} suspension={suspension} />
    </Suspense>
  );
}
