import { type ReactNode, useState } from 'react';
import { useSession } from '../entities/session/session.ts';
import { isUserExpected } from '../entities/session/session-hint.ts';
import { ComingSoonPage } from '../pages/home/ComingSoonPage.tsx';

/** Before the launch, only administrators see the site. All other users see the coming-soon page at every address. */
export default function ComingSoonGate({ children }: { readonly children: ReactNode }) {
  const { user, isLoading } = useSession();
  // A user who was logged in may be an administrator, so nothing is shown until the session is known.
  const [isWaiting, setWaiting] = useState(isUserExpected);
  if (isWaiting && !isLoading) setWaiting(false);
  if (user?.administrator) return children;
  return isWaiting ? null : <ComingSoonPage username={user?.username} />;
}
