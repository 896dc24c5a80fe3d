import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../session/session.ts';
import { nextAddress } from './next-address.ts';
import { entryErrorText } from './provider-errors.ts';
import { readNextAfterTrip } from './provider-trip.ts';

/** Where a query wants its visitor to go on to. A provider that failed them sends them back without it. */
const nextIn = (query: URLSearchParams): string =>
  nextAddress(query.get('next') ?? (query.has('error') ? readNextAfterTrip() : null));

interface GuestsOnlyProps {
  /** Instead of what `?next=` says. */
  readonly next?: string | undefined;
  readonly children: ReactNode;
}

/** Only for guests: whoever is or gets logged in goes where `?next=` says, or home. */
export function GuestsOnly({ next, children }: GuestsOnlyProps) {
  const [query] = useSearchParams();
  const { user } = useSession();
  return user ? <Navigate to={next ?? nextIn(query)} replace /> : children;
}

interface Entry {
  readonly next: string;
  readonly providerError: string | null;
}

/** What the address of a page to get in by asks for and reports. */
export function useEntry(page: 'login' | 'register'): Entry {
  const [query] = useSearchParams();
  return { next: nextIn(query), providerError: entryErrorText(query, page) };
}
