import { Link } from 'react-router-dom';
import { useOfferedProviders, useOffersPasskeys } from '../../entities/session/offered-providers.ts';
import { useIsGuest } from '../../entities/session/session.ts';
import { PasskeyLogin } from '../../features/accounts/passkeys/PasskeyLogin.tsx';
import { ProviderButtons } from '../../features/accounts/providers/ProviderButtons.tsx';
import { AuthLayout, Divider } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { LoginForm } from '../../features/accounts/sign-in/LoginForm.tsx';
import { useLoginRedirect, VisitorsOnly } from '../../features/accounts/sign-in/login-redirect.tsx';
import { isInvitation, withNext } from '../../features/accounts/stored/next-address.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';

/** The login page. */
export default function LoginPage() {
  const { next, providerError } = useLoginRedirect('login');
  const offered = useOfferedProviders();
  const hasPasskeys = useOffersPasskeys();
  const isGuest = useIsGuest();
  return (
    <VisitorsOnly>
      <AuthLayout
        title="Log in"
        lead={
          isGuest
            ? 'Your account takes over your seat, if you have one, and your points.'
            : isInvitation(next)
              ? 'Then straight to the lobby.'
              : 'Your seat is still warm.'
        }
        other={
          <>
            New here? <Link to={withNext('/register', next)}>Register</Link>
          </>
        }
      >
        {providerError && <Banner tone="bad">{providerError}</Banner>}
        {offered.length > 0 && <ProviderButtons flow={{ purpose: 'enter', from: 'login', next }} />}
        <PasskeyLogin next={next} />
        {(offered.length > 0 || hasPasskeys) && <Divider>or with your password</Divider>}
        <LoginForm />
      </AuthLayout>
    </VisitorsOnly>
  );
}
