import { useOfferedProviders } from '../../../entities/session/offered-providers.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { OauthFlow } from './oauth-flow.ts';
import styles from './ProviderButtons.module.css';
import { ProviderLink } from './ProviderLink.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { type ProviderId, providers } from './providers.ts';

interface ProviderButtonsProps {
  readonly trip: OauthFlow;
  /** Which ones, if the site offers them; all that it offers unless told. */
  readonly only?: readonly ProviderId[];
  /** Just before the page is left. */
  readonly onLeave?: () => void;
}

/** The ways that lead over a provider. They leave the page: the API sends the browser on to it. */
export function ProviderButtons({ trip, only, onLeave }: ProviderButtonsProps) {
  const offered = useOfferedProviders();
  return (
    <ul className={styles.providers}>
      {providers
        .filter(({ id }) => offered.includes(id) && (only?.includes(id) ?? true))
        .map(({ id, name }) => (
          <li key={id}>
            <ProviderLink provider={id} trip={trip} className={styles.provider} {...(onLeave && { onLeave })}>
              <ProviderMark provider={id} />
              {/* Two fit side by side on a phone only without these words. */}
              <span>
                <VisuallyHidden>Continue with</VisuallyHidden> {name}
              </span>
            </ProviderLink>
          </li>
        ))}
    </ul>
  );
}
