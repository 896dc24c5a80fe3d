import { Suspense } from 'react';
import { useSession } from '../entities/session/session.ts';
import { lazyPart } from '../shared/ui/layout/lazy-part.tsx';
import { useActivity } from '../shared/ui/layout/use-activity.ts';

const PeopleHost = lazyPart(() => import('../screens/people-panel/SocialHost.tsx'));

/** Friends, messages and invitations, for members, once the page itself has loaded. */
export function SocialRuntime() {
  const { user } = useSession();
  const isAwake = useActivity(2_000);
  if (!user || user.standing.suspension || !isAwake) return null;
  return (
    <Suspense>
      <PeopleHost key={user._id} />
    </Suspense>
  );
}
