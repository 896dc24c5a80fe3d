import { Link } from 'react-router';
import { AccountStage, Divider } from '../features/accounts/AccountStage.tsx';
import { GuestsOnly, useEntry } from '../features/accounts/entry.tsx';
import { withNext } from '../features/accounts/next-address.ts';
import { ProviderButtons } from '../features/accounts/ProviderButtons.tsx';
import { RegisterForm } from '../features/accounts/RegisterForm.tsx';
import { useOfferedProviders } from '../session/offered-providers.ts';
import { Banner } from '../ui/Banner.tsx';

/** Make an account (spec section 2). */
export default function RegisterPage() {
  const { next, providerError } = useEntry('register');
  const offered = useOfferedProviders();
  return (
    <GuestsOnly>
      <AccountStage
        title="Register"
        lead="One minute, then you are at the table."
        footer={
          <>
            Been here before? <Link to={withNext('/login', next)}>Login</Link>
          </>
        }
      >
        {providerError && <Banner tone="bad">{providerError}</Banner>}
        {offered.length > 0 && (
          <>
            <ProviderButtons trip={{ purpose: 'enter', from: 'register', next }} />
            <Divider>or with a password</Divider>
          </>
        )}
        <RegisterForm />
      </AccountStage>
    </GuestsOnly>
  );
}
