import { useLocation, useNavigate } from 'react-router-dom';
import { TeamLogin } from '../../features/accounts/sign-in/TeamLogin.tsx';
import HowMany from '../../features/coming-soon/how-many/HowMany.tsx';
import { LaunchProgress } from '../../features/coming-soon/LaunchProgress.tsx';
import { NotifyForm } from '../../features/coming-soon/NotifyForm.tsx';
import { Updates } from '../../features/coming-soon/Updates.tsx';
import { LogOutButton } from '../../features/log-out/LogOutButton.tsx';
import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { LogoMark } from '../../shared/ui/layout/Logo.tsx';
import styles from './ComingSoonPage.module.css';

const loginAddress = /^\/login\/?$/;

interface ComingSoonPageProps {
  /** Username of a logged-in user who is no administrator. */
  readonly username: string | undefined;
}

/** The only page that visitors see before the launch. The login link at its end is for administrators: it opens a dialog. */
export function ComingSoonPage({ username }: ComingSoonPageProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLoggingIn = username === undefined && loginAddress.test(pathname);
  return (
    <div className={styles.page}>
      <title>Coming soon · Tallyho</title>
      <header className={styles.header}>
        <LogoMark />
        <span>Tallyho</span>
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1>
            Game night is <mark>coming soon.</mark>
          </h1>
          <p className={styles.lead}>
            Pizza, films, your best friends: rate anything, together. Everybody answers in secret, then you
            find out who has taste.
          </p>
          <LaunchProgress />
          <NotifyForm />
        </div>
        <section className={styles.playground} aria-label="Playground">
          <p>Until then: a quick one?</p>
          <HowMany />
        </section>
        <Updates />
      </main>
      <footer className={styles.footer}>
        <p>© {new Date().getFullYear()} Tallyho. All rights reserved.</p>
        {username ? (
          <LogOutButton variant="quiet">Log out {username}</LogOutButton>
        ) : (
          <ButtonLink to="/login" variant="quiet">
            Team login
          </ButtonLink>
        )}
      </footer>
      {isLoggingIn && <TeamLogin onClose={() => navigate('/')} />}
    </div>
  );
}
