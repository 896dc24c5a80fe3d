import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { MembershipStore } from '../entities/room/membership.ts';
import { loadComingSoon } from '../entities/session/coming-soon.ts';
import { sessionQuery } from '../entities/session/session.ts';
import { expectedSeat, isUserExpected, isVisitorUnknown } from '../entities/session/session-hint.ts';
import { preloadRoomNavigation } from '../features/room-navigation/RoomNavigation.tsx';
import { preloadUserActions } from '../screens/site/Header.tsx';
import { startBackgroundTasks } from './background-tasks.ts';
import { createQueryClient } from './Providers.tsx';
import { readPageData, storePageData } from './page-data.ts';
import { preloadPage } from './routes.tsx';
import { Site } from './Site.tsx';

/** Resolves with `work`, or after `ms` milliseconds. */
function within(ms: number, work: Promise<unknown>) {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
}

/** Shows the site in `element`: takes the prerendered page in it over, or renders the page. */
export async function startSite(element: HTMLElement, options: RootOptions): Promise<Root> {
  const client = createQueryClient();
  const membership = new MembershipStore();
  const site = (
    <BrowserRouter>
      <Site client={client} membership={membership} />
    </BrowserRouter>
  );
  startBackgroundTasks(client, membership);

  const data = readPageData();
  if (data) {
    storePageData(client, data);
    // In a transition, so that the work is done in small parts.
    return new Promise<Root>((resolve) =>
      startTransition(() => resolve(hydrateRoot(element, site, options))),
    );
  }

  // All of this loads at the same time, and before the first render: no screen flashes, and nothing moves afterwards.
  const session = client.prefetchQuery(sessionQuery);
  if (isUserExpected()) {
    void membership.resume();
    if (expectedSeat() !== null) void preloadRoomNavigation();
  }
  await Promise.all([
    loadComingSoon(),
    within(300, preloadPage(window.location.pathname)),
    isUserExpected() && within(300, preloadUserActions()),
    // Visitors and accounts see different pages, and on a first visit the browser does not know which to draw.
    isVisitorUnknown() && within(1_000, session),
  ]);
  const root = createRoot(element, options);
  root.render(site);
  return root;
}
