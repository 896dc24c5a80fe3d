import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { FollowRoom } from '../features/game/FollowRoom.tsx';
import { BareFrame, SiteFrame } from './frames.tsx';
import { MemberPeople } from './MemberPeople.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { type AppRoute, routes } from './routes.tsx';
import { StandingGate } from './StandingGate.tsx';

const pages = (frame: AppRoute['frame']) =>
  routes
    .filter((route) => route.frame === frame)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

const ComingSoonGate = lazy(() => import('./ComingSoonGate.tsx'));

/** The whole site; while it is coming soon, behind its gate. */
export function App({ isComingSoon }: { readonly isComingSoon: boolean }) {
  const site = (
    <StandingGate>
      <FollowRoom />
      <Suspense>
        <Routes>
          <Route element={<SiteFrame />}>{pages('site')}</Route>
          <Route element={<BareFrame />}>{pages('bare')}</Route>
        </Routes>
      </Suspense>
      <MemberPeople />
    </StandingGate>
  );
  return (
    <PageErrorBoundary>
      {isComingSoon ? (
        <Suspense>
          <ComingSoonGate>{site}</ComingSoonGate>
        </Suspense>
      ) : (
        site
      )}
    </PageErrorBoundary>
  );
}
