import { desktopLoginIn } from '@tallyho/game/accounts/desktop-login';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { entryErrorText } from '../../features/accounts/providers/provider-errors.ts';
import styles from '../../features/accounts/providers/ReturnToApp.module.css';
import { AuthLayout } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { desktopLoginLink, openDeepLink } from '../../shared/platform/desktop-login.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';

/** Opened in the system's browser after a provider login of the desktop app. Opens the app with the code or the error. */
export default function ReturnToAppPage() {
  const [query, setQuery] = useSearchParams();
  const [{ desktopLogin, failure }] = useState(() => ({
    desktopLogin: desktopLoginIn(query),
    failure: entryErrorText(query, 'login'),
  }));
  const link = desktopLogin && desktopLoginLink(desktopLogin);

  useEffect(() => {
    if (query.size === 0) return;
    setQuery({}, { replace: true });
    if (link) openDeepLink(link);
  }, [query, setQuery, link]);

  if (!link)
    return (
      <AuthLayout title="Back to Tallyho" lead="You can close this page and try again in the app.">
        <Banner tone="bad">{failure ?? 'That login has expired. Please start again.'}</Banner>
      </AuthLayout>
    );
  return (
    <AuthLayout title="Back to Tallyho" lead="The app opens now. You can close this page then.">
      {failure && <Banner tone="bad">{failure}</Banner>}
      <a href={link} className={styles.open}>
        Open Tallyho
      </a>
    </AuthLayout>
  );
}
