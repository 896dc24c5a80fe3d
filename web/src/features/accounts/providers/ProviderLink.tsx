import type { ComponentProps } from 'react';
import type { ProviderId } from '../../../entities/session/offered-providers.ts';
import { expectUser } from '../../../entities/session/session-hint.ts';
import { platform } from '../../../shared/platform/platform.ts';
import { leaveForProvider } from './leave-for-provider.ts';
import { type OauthFlow, oauthPath } from './oauth-flow.ts';

type ProviderLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly provider: ProviderId;
  readonly flow: OauthFlow;
  /** Called before the browser leaves the page. */
  readonly onLeave?: () => void;
  /** Replaces leaving the page immediately: it calls `leaveForProvider` itself. */
  readonly onStart?: () => void;
};

/** Starts a login at a provider: leaves the page, or opens the system's browser where logins return by a deep link. */
export function ProviderLink({ provider, flow, onLeave, onStart, ...rest }: ProviderLinkProps) {
  return (
    <a
      {...rest}
      href={platform.apiBase + oauthPath(provider, flow)}
      onClick={(event) => {
        // The second click of a double click would start a second login, which invalidates the first.
        if (event.detail > 1) {
          event.preventDefault();
          return;
        }
        onLeave?.();
        if (onStart || platform.returnsByLink) {
          event.preventDefault();
          if (onStart) onStart();
          else leaveForProvider(provider, flow);
        }
        // The browser may come back as an account.
        else expectUser(null);
      }}
    />
  );
}
