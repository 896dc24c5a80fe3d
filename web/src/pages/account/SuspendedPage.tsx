import type { Standing } from '@tallyho/game/people/sanctions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatRelative, useLocale } from '../../entities/preferences/format.ts';
import { type SessionUser, sessionKey } from '../../entities/session/session.ts';
import { ConfirmIdentity } from '../../features/accounts/profile/confirm-identity.tsx';
import { DeleteAccount } from '../../features/accounts/profile/DeleteAccount.tsx';
import { DownloadData } from '../../features/accounts/profile/OwnData.tsx';
import { useReturnFromProvider } from '../../features/accounts/profile/use-return.ts';
import { LogOutButton } from '../../features/log-out/LogOutButton.tsx';
import { SuspensionAppeal } from '../../features/safety/SuspensionAppeal.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './SuspendedPage.module.css';

/**
 * How often the session is fetched again while the page is visible, in milliseconds. A suspended user has no socket that
 * would notify.
 */
const pollInterval = 15_000;

interface SuspendedPageProps {
  readonly user: SessionUser;
  readonly suspension: NonNullable<Standing['suspension']>;
}

/** Shown instead of the site: the reason and the end of the suspension, and the remaining actions. */
export default function SuspendedPage({ user, suspension }: SuspendedPageProps) {
  const { until, reason } = suspension;
  useLocale();
  const resumed = useReturnFromProvider();
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: sessionKey });
    const refetchIfVisible = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(refetchIfVisible, pollInterval);
    document.addEventListener('visibilitychange', refetchIfVisible);
    const left = Date.parse(until) - Date.now();
    const end = left < pollInterval ? setTimeout(refetch, left + 1_000) : undefined;
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetchIfVisible);
      clearTimeout(end);
    };
  }, [client, until]);
  return (
    <main className={styles.page}>
      <title>Account suspended · Tallyho</title>
      <div className={styles.stage}>
        <Avatar avatar={7} size="xl" dimmed />
      </div>
      <Card padding="lg" className={styles.card}>
        <header className={styles.head}>
          <h1>Your account is suspended</h1>
          <p className={styles.until}>
            Until <time dateTime={until}>{formatDate(until, 'dateTime')}</time>{' '}
            <span>({formatRelative(until)})</span>
          </p>
        </header>
        <section className={styles.why}>
          <h2>Why</h2>
          <blockquote>{reason}</blockquote>
        </section>
        <p>
          An administrator decided this. You cannot play, chat or write to friends until then; nothing of
          yours is lost.
        </p>
        <SuspensionAppeal userId={user.user} suspension={suspension} />
        <div className={styles.actions}>
          <LogOutButton>Log out</LogOutButton>
          <DownloadData username={user.username} />
          <ConfirmIdentity user={user}>
            <DeleteAccount user={user} resumed={resumed} />
          </ConfirmIdentity>
        </div>
      </Card>
      <nav className={styles.links} aria-label="Information">
        <Link to="/privacy">Privacy Policy</Link>
        <Link to="/contact">Contact Us</Link>
        <Link to="/terms-of-service">Terms of service</Link>
      </nav>
    </main>
  );
}
