import { Link } from 'react-router';
import { AccountStage, Divider } from '../features/accounts/AccountStage.tsx';
import { GuestsOnly, useEntry } from '../features/accounts/entry.tsx';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { withNext } from '../features/accounts/next-address.ts';
import { ProviderButtons } from '../features/accounts/ProviderButtons.tsx';
import { useOfferedProviders } from '../session/offered-providers.ts';
import { Banner } from '../ui/Banner.tsx';

/** Log in (spec section 2). */
export default function LoginPage() {
  const { next, providerError } = useEntry('login');
  const offered = useOfferedProviders();
  return (
    <GuestsOnly>
      <AccountStage
        title="Login"
        lead="Your seat is still warm."
        footer={
          <>
            New here? <Link to={withNext('/register', next)}>Create an account</Link>
          </>
        }
      >
        {providerError && <Banner tone="bad">{providerError}</Banner>}
        {offered.length > 0 && (
          <>
            <ProviderButtons trip={{ purpose: 'enter', from: 'login', next }} />
            <Divider>or with your password</Divider>
          </>
        )}
        <LoginForm />
      </AccountStage>
    </GuestsOnly>
  );
}
