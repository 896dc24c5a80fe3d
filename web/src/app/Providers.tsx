import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { MembershipProvider } from '../entities/room/room-hooks.tsx';
import { useSession } from '../entities/session/session.ts';
import { Boundary } from '../shared/ui/layout/Boundary.tsx';
import { lazyPart } from '../shared/ui/layout/lazy-part.tsx';

/**
 * Loaded lazily, because no toast is needed before the first paint. Toasts that are added earlier are shown after it has
 * loaded.
 */
const ToastRegion = lazyPart(async () => ({
  default: (await import('../shared/ui/overlays/ToastRegion.tsx')).ToastRegion,
}));

/** The providers of the whole app: query cache, lobby membership and toasts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <LobbyMembership>{children}</LobbyMembership>
      <Boundary what="Notices" look="floating">
        <Suspense>
          <ToastRegion />
        </Suspense>
      </Boundary>
    </QueryClientProvider>
  );
}

/** Provides the logged-in user's membership in a lobby to all pages. */
function LobbyMembership({ children }: { readonly children: ReactNode }) {
  const { user, isLoading } = useSession();
  return (
    <MembershipProvider user={isLoading ? undefined : (user?._id ?? null)}>{children}</MembershipProvider>
  );
}
