import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../session/session.ts';
import { nextAddress } from './next-address.ts';
import { entryErrorText } from './provider-errors.ts';

/** Only for guests: whoever is or gets logged in goes where `?next=` says, or home. */
export function GuestsOnly({ children }: { readonly children: ReactNode }) {
  const [query] = useSearchParams();
  const { user } = useSession();
  return user ? <Navigate to={nextAddress(query.get('next'))} replace /> : children;
}

interface Entry {
  readonly next: string;
  readonly providerError: string | null;
}

/** What the address of a page to get in by asks for and reports. */
export function useEntry(page: 'login' | 'register'): Entry {
  const [query] = useSearchParams();
  return { next: nextAddress(query.get('next')), providerError: entryErrorText(query, page) };
}
