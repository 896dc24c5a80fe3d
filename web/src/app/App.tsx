import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useIsComingSoon } from '../entities/session/coming-soon.ts';
import { useSession } from '../entities/session/session.ts';
import { RoomNavigation } from '../features/room-navigation/RoomNavigation.tsx';
import { lazyPart } from '../shared/schedule/lazy-part.tsx';
import { Boundary } from '../shared/ui/states/Boundary.tsx';
import { BareFrame, SiteFrame } from './frames.tsx';
import { type AppRoute, routes } from './routes.tsx';
import { StandingGate } from './StandingGate.tsx';

const frames: Record<AppRoute['frame'], ComponentType<{ readonly children: ReactNode }>> = {
  site: SiteFrame,
  bare: BareFrame,
};

function pageOf({ path, Page, frame }: AppRoute) {
  const Frame = frames[frame];
  return (
    <Route
      key={path}
      path={path}
      element={
        <Frame>
          <Page />
        </Frame>
      }
    />
  );
}

/** Loaded for logged-in users. */
const PeopleRuntime = lazyPart(() => import('./PeopleRuntime.tsx'));
const ComingSoonGate = lazyPart(() => import('./ComingSoonGate.tsx'));

/** The whole site; before the launch, behind the coming-soon gate. */
export function App() {
  const isComingSoon = useIsComingSoon();
  const { user } = useSession();
  const site = (
    <StandingGate>
      <Boundary what="The connection to your lobby" look="floating">
        <RoomNavigation />
      </Boundary>
      <Routes>{routes.map(pageOf)}</Routes>
      <Boundary what="Friends and messages" look="floating">
        {user && <PeopleRuntime user={user} />}
      </Boundary>
    </StandingGate>
  );
  return (
    <Boundary what="The page" look="page">
      {isComingSoon ? <ComingSoonGate>{site}</ComingSoonGate> : site}
    </Boundary>
  );
}
