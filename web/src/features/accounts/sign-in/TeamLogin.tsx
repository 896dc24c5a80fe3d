import { useOfferedProviders, useOffersPasskeys } from '../../../entities/session/offered-providers.ts';
import { platform } from '../../../shared/platform/platform.ts';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { PasskeyLogin } from '../passkeys/PasskeyLogin.tsx';
import { ProviderButtons } from '../providers/ProviderButtons.tsx';
import { Divider } from './AuthLayout.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useLoginRedirect } from './login-redirect.tsx';

/** The login of administrators before the launch: the address /login of the coming-soon page. */
export function TeamLogin({ onClose }: { readonly onClose: () => void }) {
  const { next, providerError } = useLoginRedirect('login');
  // In the desktop app these logins return through pages that are closed before the launch.
  const hasProviders = useOfferedProviders().length > 0 && !platform.returnsByLink;
  const hasPasskeys = useOffersPasskeys() && !platform.returnsByLink;
  return (
    <Dialog open onClose={onClose} title="Team login">
      {providerError && <Banner tone="bad">{providerError}</Banner>}
      {hasProviders && <ProviderButtons flow={{ purpose: 'enter', from: 'login', next }} />}
      {hasPasskeys && <PasskeyLogin next={next} />}
      {(hasProviders || hasPasskeys) && <Divider>or with your password</Divider>}
      <LoginForm />
    </Dialog>
  );
}
