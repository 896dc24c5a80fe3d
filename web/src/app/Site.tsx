import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { MembershipStore } from '../entities/room/membership.ts';
import type { History, Location } from '../shared/router/history.ts';
import { Router } from '../shared/router/router.tsx';
import { Boundary } from '../shared/ui/layout/Boundary.tsx';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';
import { RepeatedPresses } from './RepeatedPresses.tsx';

interface SiteProps {
  readonly client: QueryClient;
  readonly membership: MembershipStore;
  readonly history: History;
  /** The location of the first render, if it differs from the current one. */
  readonly first?: Location | undefined;
}

/** Everything below #root. The build renders the same for prerendered pages. */
export function Site({ client, membership, history, first }: SiteProps) {
  return (
    <StrictMode>
      <Boundary what="Tallyho" look="page">
        <Providers client={client} membership={membership}>
          <Router history={history} first={first}>
            <App />
            <RepeatedPresses history={history} />
          </Router>
        </Providers>
      </Boundary>
    </StrictMode>
  );
}
