import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/session.ts';

const SuspendedPage = lazy(() => import('../safety/SuspendedPage.tsx'));

/** What somebody suspended may still read. */
const open = /^\/(privacy|contact|terms-of-service)$/;

/** Whoever is suspended sees why and until when, and nothing else of the site. */
export function StandingGate({ children }: { readonly children: ReactNode }) {
  const suspension = useSession().user?.standing.suspension;
  const { pathname } = useLocation();
  if (!suspension || open.test(pathname)) return children;
  return (
    <Suspense>
      <SuspendedPage suspension={suspension} />
    </Suspense>
  );
}
