import { Suspense } from 'react';
import { useSession } from '../entities/session/session.ts';
import { lazyPart } from '../shared/ui/layout/lazy-part.tsx';
import { useActivity } from '../shared/ui/layout/use-activity.ts';

const SocialHost = lazyPart(() => import('../screens/people-panel/SocialHost.tsx'));

/** Friends, messages and invitations. Loaded for logged-in users after the first activity or two seconds. */
export function SocialRuntime() {
  const { user } = useSession();
  const isActive = useActivity(2_000);
  if (!user || user.standing.suspension || !isActive) return null;
  return (
    <Suspense>
      <SocialHost key={user._id} />
    </Suspense>
  );
}
