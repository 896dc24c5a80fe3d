import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { MembershipProvider } from '../net/room-hooks.tsx';
import { useSession } from '../session/session.ts';

/** Nothing is said before the page is there. What is said until this has come waits for it. */
const ToastRegion = lazy<ComponentType>(() =>
  import('../ui/ToastRegion.tsx').then(
    ({ ToastRegion: Region }) => ({ default: Region }),
    () => ({ default: () => null }),
  ),
);

/** The query cache, the seat in a lobby, and the toasts, around everything. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <Seat>{children}</Seat>
      <Suspense>
        <ToastRegion />
      </Suspense>
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
