import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { MembershipStore } from '../entities/room/membership.ts';
import { Boundary } from '../shared/ui/states/Boundary.tsx';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';
import { RepeatedPresses } from './RepeatedPresses.tsx';

interface SiteProps {
  readonly client: QueryClient;
  readonly membership: MembershipStore;
}

/** Everything below the router. The build renders the same for prerendered pages. */
export function Site({ client, membership }: SiteProps) {
  return (
    <StrictMode>
      <Boundary what="Tallyho" look="page">
        <Providers client={client} membership={membership}>
          <App />
          <RepeatedPresses />
        </Providers>
      </Boundary>
    </StrictMode>
  );
}
