import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { MembershipStore } from '../entities/room/membership.ts';
import { MembershipProvider } from '../entities/room/room-hooks.tsx';
import { useSession } from '../entities/session/session.ts';
import { isRateLimited } from '../shared/api/api-error.ts';
import { lazyPart } from '../shared/schedule/lazy-part.tsx';
import { useActivity } from '../shared/schedule/use-activity.ts';
import { useStore } from '../shared/store/store.ts';
import { toastStore } from '../shared/ui/overlays/toast.ts';
import { Boundary } from '../shared/ui/states/Boundary.tsx';

/** The region loads after this time even without activity, in milliseconds. */
const toastRegionDelay = 10_000;
/** Loaded with the first activity, because no toast is needed earlier. */
const ToastRegion = lazyPart(async () => ({
  default: (await import('../shared/ui/overlays/ToastRegion.tsx')).ToastRegion,
}));

interface ProvidersProps {
  readonly client: QueryClient;
  readonly membership?: MembershipStore;
  readonly children: ReactNode;
}

/**
 * Creates the cache of the API's responses. A failed query is repeated once, but not a refused one with too many requests: repeating it
 * at once would count as another, and its page would wait without a message (`retryFailed` repeats it in time).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && !isRateLimited(error),
      },
    },
  });

/** The providers of the whole app: query cache, lobby membership and toasts. */
export function Providers({ client, membership, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <LobbyMembership {...(membership && { store: membership })}>{children}</LobbyMembership>
      <Boundary what="Notices" look="floating">
        <Toasts />
      </Boundary>
    </QueryClientProvider>
  );
}

/** The region exists before its first toast, because screen readers announce only changes of an existing region. */
function Toasts() {
  const isActive = useActivity(toastRegionDelay);
  const isNeeded = useStore(toastStore).length > 0;
  const [isShown, setShown] = useState(false);
  if ((isActive || isNeeded) && !isShown) setShown(true);
  return isShown && <ToastRegion />;
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
    <MembershipProvider user={isLoading ? undefined : (user?.user ?? null)} {...(store && { store })}>
      {children}
    </MembershipProvider>
  );
}
