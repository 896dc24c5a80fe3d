import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../../entities/session/session.ts';
import { entryErrorText } from '../providers/provider-errors.ts';
import { nextAddress } from './next-address.ts';

/** Only for guests: members go where `?next=` says, to the lobby that they were invited to, or home. */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  const [query] = useSearchParams();
  const { user } = useSession();
  return user ? <Navigate to={nextAddress(query.get('next'))} replace /> : children;
}

interface Entry {
  readonly next: string;
  readonly providerError: string | null;
}

const reports = ['error', 'provider'];
const withoutReports = (query: URLSearchParams) =>
  new URLSearchParams([...query].filter(([name]) => !reports.includes(name)));

/**
 * What the address of a page to get in by asks for and reports. A report leaves the address: neither a reload nor the way
 * back says it again.
 */
export function useLoginRedirect(page: 'login' | 'register'): Entry {
  const [query, setQuery] = useSearchParams();
  const [providerError] = useState(() => entryErrorText(query, page));
  const { user } = useSession();
  const isReported = reports.some((name) => query.has(name));
  useEffect(() => {
    // Whoever is logged in is on the way elsewhere.
    if (isReported && !user) setQuery(withoutReports, { replace: true });
  }, [isReported, user, setQuery]);
  return { next: nextAddress(query.get('next')), providerError };
}
