import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../entities/session/session.ts';
import { useIsHydrated } from '../../../shared/store/store.ts';
import { nextAddress } from '../stored/next-address.ts';

/**
 * Renders its content only for visitors and guests. Accounts are redirected to `?next=`, to the lobby of their invitation, or home.
 */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  const [query] = useSearchParams();
  const { user } = useSession();
  return user && !user.isGuest ? <Navigate to={nextAddress(query.get('next'))} replace /> : children;
}

interface Entry {
  readonly next: string;
  readonly providerError: string | null;
}

const reports = ['error', 'provider'];
const withoutReports = (query: URLSearchParams) =>
  new URLSearchParams([...query].filter(([name]) => !reports.includes(name)));

/**
 * Returns the parameters and error reports in the address of a login page. A report is removed from the address, so
 * that a reload or the back button does not show it again.
 */
export function useLoginRedirect(page: 'login' | 'register'): Entry {
  const [query, setQuery] = useSearchParams();
  const [providerError, setProviderError] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  const { user } = useSession();
  const isReported = reports.some((name) => query.has(name));
  useEffect(() => {
    if (!isReported) return;
    let isCurrent = true;
    // The report stays in the address until its text is known: a page that is rendered anew meanwhile still finds it.
    void import('../providers/provider-errors.ts').then(({ entryErrorText }) => {
      if (!isCurrent) return;
      setProviderError(entryErrorText(query, page));
      // An account is already being redirected.
      if (!user || user.isGuest) setQuery(withoutReports, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [isReported, query, page, user, setQuery]);
  return { next: isHydrated ? nextAddress(query.get('next')) : '/', providerError };
}
