import { handBackIn } from '@tallyho/game/accounts/hand-back';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AccountStage } from '../features/accounts/AccountStage.tsx';
import { entryErrorText } from '../features/accounts/provider-errors.ts';
import styles from '../features/accounts/ReturnToApp.module.css';
import { followLink } from '../platform/follow-link.ts';
import { handBackLink } from '../platform/hand-back.ts';
import { Banner } from '../ui/Banner.tsx';

/** In the system's browser, after a provider: leads back to the app that began it, also with what didn't work. */
export default function ReturnToAppPage() {
  const [query, setQuery] = useSearchParams();
  const [{ handBack, failure }] = useState(() => ({
    handBack: handBackIn(query),
    failure: entryErrorText(query, 'login'),
  }));
  const link = handBack && handBackLink(handBack);

  useEffect(() => {
    if (query.size === 0) return;
    setQuery({}, { replace: true });
    if (link) followLink(link);
  }, [query, setQuery, link]);

  if (!link)
    return (
      <AccountStage title="Back to Tallyho" lead="You can close this page and try again in the app.">
        <Banner tone="bad">{failure ?? 'That login has expired. Please start again.'}</Banner>
      </AccountStage>
    );
  return (
    <AccountStage title="Back to Tallyho" lead="The app opens now. You can close this page then.">
      {failure && <Banner tone="bad">{failure}</Banner>}
      <a href={link} className={styles.open}>
        Open Tallyho
      </a>
    </AccountStage>
  );
}
