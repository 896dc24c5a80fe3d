import { Link } from 'react-router-dom';
import { useSession } from '../../entities/session/session.ts';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { LogoMark } from '../../shared/ui/layout/Logo.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { useEntryAddress } from './entry-address.ts';
import styles from './Header.module.css';

/** Loaded for logged-in users. */
const UserActions = lazyPart(() => import('./UserActions.tsx'));

/** Loads the header's buttons for logged-in users. */
export const preloadUserActions = UserActions.preload;

/** Both are quiet, so that the main action of the page leads. Pages that have them in their content hide them. */
function VisitorActions() {
  const loginTo = useEntryAddress('/login');
  const registerTo = useEntryAddress('/register');
  return (
    <>
      <ButtonLink to={loginTo} variant="quiet" className={styles.compact}>
        Log in
      </ButtonLink>
      <ButtonLink to={registerTo} variant="quiet" className={styles.compact}>
        Register
      </ButtonLink>
    </>
  );
}

/** The header of every page, except pages without header and footer. */
export function Header() {
  const { user, isLoading } = useSession();
  const loading = (
    <Loading label="Loading account">
      <Skeleton width="5rem" height="2.75rem" />
      <Skeleton shape="disc" width="2.75rem" height="2.75rem" />
    </Loading>
  );
  const name = <span className={styles.name}>Tallyho</span>;
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.title}>
        <LogoMark />
        {/* Next to the buttons of users narrow phones have space for the logo only. An administrator has one more, and a guest a long one. */}
        {user ? (
          <VisuallyHidden when={user.isGuest || user.administrator ? 'below480' : 'below360'}>
            {name}
          </VisuallyHidden>
        ) : (
          name
        )}
      </Link>
      <nav className={styles.actions} aria-label="Account">
        {isLoading ? (
          loading
        ) : user ? (
          <LazyFallback show={loading}>
            <UserActions user={user} />
          </LazyFallback>
        ) : (
          <VisitorActions />
        )}
      </nav>
    </header>
  );
}
