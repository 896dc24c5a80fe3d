import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MembershipStore } from '../entities/room/membership.ts';
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

interface ProvidersProps {
  readonly client: QueryClient;
  readonly membership?: MembershipStore;
  readonly children: ReactNode;
}

/** Creates the cache of the API's responses. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });

/** The providers of the whole app: query cache, lobby membership and toasts. */
export function Providers({ client, membership, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <LobbyMembership {...(membership && { store: membership })}>{children}</LobbyMembership>
      <Boundary what="Notices" look="floating">
        <ToastRegion />
      </Boundary>
    </QueryClientProvider>
  );
}

/** Provides the logged-in user's membership in a lobby to all pages. */
function LobbyMembership({
  children,
  store,
}: {
  readonly children: ReactNode;
  readonly store?: MembershipStore;
}) {
  const { user, isLoading } = useSession();
  return (
    <MembershipProvider user={isLoading ? undefined : (user?._id ?? null)} {...(store && { store })}>
      {children}
    </MembershipProvider>
  );
}
