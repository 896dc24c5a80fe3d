import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../entities/session/session.ts';
import { isMemberExpected } from '../entities/session/session-hint.ts';
import { ComingSoonPage } from '../pages/home/ComingSoonPage.tsx';

/** What administrators go through to log in, also by a provider and in the desktop app. */
const waysIn = /^\/(login|hand-back|return-to-app)\/?$/;

/** While the site is coming soon, administrators see it, and everybody else the coming-soon page alone. */
export default function ComingSoonGate({ children }: { readonly children: ReactNode }) {
  const { user, isLoading } = useSession();
  const { pathname } = useLocation();
  // Whoever may turn out to be an administrator is not shown the door first.
  const [isWaiting, setWaiting] = useState(isMemberExpected);
  if (isWaiting && !isLoading) setWaiting(false);
  if (user?.administrator || waysIn.test(pathname)) return children;
  return isWaiting ? null : <ComingSoonPage username={user?.username} />;
}
