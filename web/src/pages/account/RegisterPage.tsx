import { Link } from 'react-router-dom';
import { useOfferedProviders } from '../../entities/session/offered-providers.ts';
import { useOwnFace } from '../../entities/session/own-face.ts';
import { useIsGuest } from '../../entities/session/session.ts';
import { ProviderButtons } from '../../features/accounts/providers/ProviderButtons.tsx';
import { AuthLayout, Divider } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { useLoginRedirect, VisitorsOnly } from '../../features/accounts/sign-in/login-redirect.tsx';
import { RegisterForm } from '../../features/accounts/sign-in/RegisterForm.tsx';
import { withNext } from '../../features/accounts/stored/next-address.ts';
import { wantsOwnLobby } from '../../features/accounts/stored/own-lobby.ts';
import { useIsHydrated } from '../../shared/store/store.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';

/** The registration page. */
export default function RegisterPage() {
  const { next, providerError } = useLoginRedirect('register');
  const offered = useOfferedProviders();
  const isGuest = useIsGuest();
  const face = useOwnFace();
  // The prerendered page has no storage.
  const opensLobby = useIsHydrated() && wantsOwnLobby();
  return (
    <VisitorsOnly>
      <AuthLayout
        title="Register"
        you={isGuest ? null : face}
        lead={
          isGuest
            ? 'Your seat, if you have one, and your points stay with you.'
            : opensLobby
              ? 'One page, then your own lobby opens.'
              : 'One minute, then you are at the table.'
        }
        footer={
          <>
            Been here before? <Link to={withNext('/login', next)}>Log in</Link>
          </>
        }
      >
        {providerError && <Banner tone="bad">{providerError}</Banner>}
        {offered.length > 0 && (
          <>
            <ProviderButtons flow={{ purpose: 'enter', from: 'register', next }} />
            <Divider>or with a password</Divider>
          </>
        )}
        {/* A guest who reloads the page is known only after the first render, and keeps their name. */}
        <RegisterForm key={String(isGuest)} />
      </AuthLayout>
    </VisitorsOnly>
  );
}
