import { useEffect } from 'react';
import { useMembership } from '../entities/room/room-hooks.tsx';
import type { SessionUser } from '../entities/session/session.ts';
import { lazyPart } from '../shared/schedule/lazy-part.tsx';
import { useActivity } from '../shared/schedule/use-activity.ts';
import { preloadPage } from './routes.tsx';

/** Delay before the code of the next page loads, in milliseconds. */
const preloadAfter = 1_000;

const PeopleHost = lazyPart(() => import('../screens/people-panel/PeopleHost.tsx'));
const GuestHost = lazyPart(() => import('../screens/people-panel/GuestHost.tsx'));

/** Friends, messages and invitations; only reports and warnings for guests. Loaded after the first activity or two seconds. */
export default function PeopleRuntime({ user }: { readonly user: SessionUser }) {
  const isActive = useActivity(2_000);
  const isSeated = useMembership().status === 'member';
  useEffect(() => {
    if (!isActive) return;
    // The pages that an invitation and the start of a game lead to; after the code that the present page needs.
    const timer = setTimeout(() => void preloadPage(isSeated ? '/game' : '/join/CODE'), preloadAfter);
    return () => clearTimeout(timer);
  }, [isActive, isSeated]);
  if (user.standing.suspension || !isActive) return null;
  return user.isGuest ? <GuestHost key={user.user} user={user} /> : <PeopleHost key={user.user} />;
}
