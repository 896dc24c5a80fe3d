import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from '../src/shared/router/memory-router.tsx';
import { useLocation } from '../src/shared/router/router.tsx';
import { ToastRegion } from '../src/shared/ui/overlays/ToastRegion.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Renders with router, query cache and toasts. The output named "Address" contains the current address. */
export function renderPage(ui: ReactNode, address = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter address={address}>
        {ui}
        <Address />
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>,
  );
}
