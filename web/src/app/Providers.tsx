import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { MembershipProvider } from '../entities/room/room-hooks.tsx';
import { useSession } from '../entities/session/session.ts';
import { Boundary } from '../shared/ui/layout/Boundary.tsx';
import { lazyPart } from '../shared/ui/layout/lazy-part.tsx';

/** Nothing is said before the page is there. What is said until this has come waits for it. */
const ToastRegion = lazyPart(async () => ({
  default: (await import('../shared/ui/overlays/ToastRegion.tsx')).ToastRegion,
}));

/** The query cache, the seat in a lobby, and the toasts, around everything. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <Seat>{children}</Seat>
      <Boundary what="Notices" look="floating">
        <Suspense>
          <ToastRegion />
        </Suspense>
      </Boundary>
    </QueryClientProvider>
  );
}

/** Keeps the seat in a lobby of whoever is logged in, across pages. */
function Seat({ children }: { readonly children: ReactNode }) {
  const { user, isLoading } = useSession();
  return (
    <MembershipProvider user={isLoading ? undefined : (user?._id ?? null)}>{children}</MembershipProvider>
  );
}
