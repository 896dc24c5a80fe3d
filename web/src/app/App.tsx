import { Suspense } from 'react';
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

/** The whole site. */
export function App() {
  return (
    <PageErrorBoundary>
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
    </PageErrorBoundary>
  );
}
