import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { MembershipProvider } from '../src/entities/room/room-hooks.tsx';
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
        <MemoryRouter initialEntries={[address]}>
          {ui}
          <Address />
        </MemoryRouter>
      </MembershipProvider>
      <ToastRegion />
    </QueryClientProvider>,
  );
}
