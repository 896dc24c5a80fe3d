import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MembershipProvider } from '../src/entities/room/room-hooks.tsx';
import { MemoryRouter } from '../src/shared/router/memory-router.tsx';
import { useLocation } from '../src/shared/router/router.tsx';
import { ToastRegion } from '../src/shared/ui/overlays/ToastRegion.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Renders with router, query cache, toasts and a seat that is not known yet. The output named "Address" contains the current address. */
export function renderPage(ui: ReactNode, address = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MembershipProvider user={undefined}>
        <MemoryRouter address={address}>
          {ui}
          <Address />
        </MemoryRouter>
      </MembershipProvider>
      <ToastRegion />
    </QueryClientProvider>,
  );
}
