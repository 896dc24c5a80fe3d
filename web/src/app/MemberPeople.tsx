import { Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useActivity } from '../ui/use-activity.ts';

const PeopleHost = lazyPart(() => import('../people/PeopleHost.tsx'));

/** Friends, messages and invitations, for members, once the page itself has loaded. */
export function MemberPeople() {
  const { user } = useSession();
  const isAwake = useActivity(2_000);
  if (!user || user.standing.suspension || !isAwake) return null;
  return (
    <Suspense>
      <PeopleHost key={user._id} />
    </Suspense>
  );
}
