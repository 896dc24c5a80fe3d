import type { ComponentProps } from 'react';
import { platform } from '../../../shared/platform/platform.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { type OauthFlow, oauthPath, openExternalLogin } from './oauth-flow.ts';
import type { ProviderId } from './providers.ts';

type ProviderLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly provider: ProviderId;
  readonly trip: OauthFlow;
  /** Just before the page is left. */
  readonly onLeave?: () => void;
};

/** Begins a trip to a provider: leaves the page, or opens the system's browser where logins come back by a link. */
export function ProviderLink({ provider, trip, onLeave, ...rest }: ProviderLinkProps) {
  return (
    <a
      {...rest}
      href={platform.apiBase + oauthPath(provider, trip)}
      onClick={(event) => {
        // The second half of a double click would begin a second trip, after which the first counts for nothing.
        if (event.detail > 1) {
          event.preventDefault();
          return;
        }
        onLeave?.();
        if (!platform.returnsByLink) return;
        event.preventDefault();
        showToast('Go on in your browser. It leads back here.');
        void openExternalLogin(provider, trip);
      }}
    />
  );
}
