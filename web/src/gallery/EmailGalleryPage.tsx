import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import ProfilePage from '../pages/account/ProfilePage.tsx';
import ResetPasswordPage from '../pages/account/ResetPasswordPage.tsx';
import StopEmailChangePage from '../pages/account/StopEmailChangePage.tsx';
import VerifyEmailPage from '../pages/account/VerifyEmailPage.tsx';
import { fakeFetch, refusal } from '../shared/api/testing/fake-fetch.ts';
import { ScenePage } from './ScenePage.tsx';

/**
 * The pages of links in emails, for development: ?show=verify#token=x, ?show=password (with #token=x for a new password), ?show=stop#token=x
 * or ?show=profile, where the address is not confirmed. `&expired` rejects the link when it is used.
 */
export default function EmailGalleryPage() {
  return (
    <ScenePage fallback="lobby">
      <Scene />
    </ScenePage>
  );
}

const paths = [
  'verify-email',
  'reset-password',
  'forgot-password',
  'send-verification',
  'stop-email-change',
].map((name) => `/api/user/${name}`);

function Scene() {
  const [query] = useSearchParams();
  // The pages remove the query with the token.
  const [show] = useState(() => {
    const isExpired = query.has('expired');
    const otherFetch = window.fetch;
    window.fetch = fakeFetch(async ({ path }) => {
      if (path === '/api/user/auth-check') {
        const { user } = await (await otherFetch(path)).json();
        return Response.json({ user: { ...user, emailVerified: false } });
      }
      if (!paths.includes(path)) return null;
      return isExpired
        ? refusal(404, 'expiredLink', 'That link has expired or was used already. Please request a new one.')
        : Response.json({ success: true, removed: [] });
    }, otherFetch);
    return query.get('show');
  });
  if (show === 'profile') return <ProfilePage />;
  if (show === 'stop') return <StopEmailChangePage />;
  return show === 'password' ? <ResetPasswordPage /> : <VerifyEmailPage />;
}
