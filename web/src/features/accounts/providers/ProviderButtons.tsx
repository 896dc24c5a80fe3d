import type { ProviderId } from '../../../entities/session/offered-providers.ts';
import { useOfferedProviders } from '../../../entities/session/offered-providers.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { OauthFlow } from './oauth-flow.ts';
import styles from './ProviderButtons.module.css';
import { ProviderLink } from './ProviderLink.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { providers } from './providers.ts';

interface ProviderButtonsProps {
  readonly flow: OauthFlow;
  /** The providers to show, if the site offers them; default: all that it offers. */
  readonly only?: readonly ProviderId[];
  /** Called before the browser leaves the page. */
  readonly onLeave?: () => void;
}

/** Buttons that lead to the providers. They leave the page: the API redirects the browser to the provider. */
export function ProviderButtons({ flow, only, onLeave }: ProviderButtonsProps) {
  const offered = useOfferedProviders();
  return (
    <ul className={styles.providers}>
      {providers
        .filter(({ id }) => offered.includes(id) && (only?.includes(id) ?? true))
        .map(({ id, name }) => (
          <li key={id}>
            <ProviderLink provider={id} flow={flow} className={styles.provider} {...(onLeave && { onLeave })}>
              <ProviderMark provider={id} />
              {/* Two buttons fit next to each other on a phone only without these words. */}
              <span>
                <VisuallyHidden>Continue with</VisuallyHidden> {name}
              </span>
            </ProviderLink>
          </li>
        ))}
    </ul>
  );
}
