import { LogOutButton } from '../../entities/session/LogOutButton.tsx';
import { type SessionUser, useSession } from '../../entities/session/session.ts';
import { Link } from '../../shared/router/Link.tsx';
import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Boundary } from '../../shared/ui/layout/Boundary.tsx';
import { FirstIcon } from '../../shared/ui/layout/FirstIcon.tsx';
import { LazyFallback, lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { useEntryAddress } from './entry-address.ts';
import styles from './Header.module.css';
import { LogoMark } from './Logo.tsx';

const PeopleButton = lazyPart(() => import('../../features/friends/PeopleButton.tsx'));

function ProfileLink({ user }: { readonly user: SessionUser }) {
  return (
    <Link to="/user" className={styles.profile} title={user.username}>
      <Avatar avatar={user.avatar} size="md" label="My profile" />
      <VisuallyHidden when="below640">
        <span className={styles.username}>{user.username}</span>
      </VisuallyHidden>
    </Link>
  );
}

function MemberActions({ user }: { readonly user: SessionUser }) {
  return (
    <>
      {user.administrator && (
        <ButtonLink to="/admin" variant="quiet" className={styles.compact} icon={<FirstIcon name="shield" />}>
          <VisuallyHidden when="below640">Admin page</VisuallyHidden>
        </ButtonLink>
      )}
      <Boundary what="The friends button" look="small">
        <LazyFallback show={<Skeleton shape="disc" width="2.75rem" height="2.75rem" />}>
          <PeopleButton />
        </LazyFallback>
      </Boundary>
      <ProfileLink user={user} />
      <LogOutButton variant="quiet" className={styles.compact}>
        <VisuallyHidden when="below640">Log out</VisuallyHidden>
      </LogOutButton>
    </>
  );
}

/** A guest has no friends, messages or own lobbies, and is never logged out by accident. */
function GuestActions({ user }: { readonly user: SessionUser }) {
  const registerTo = useEntryAddress('/register');
  return (
    <>
      <ProfileLink user={user} />
      <ButtonLink to={registerTo} className={styles.compact}>
        Keep your seat
      </ButtonLink>
    </>
  );
}

function VisitorActions() {
  const loginTo = useEntryAddress('/login');
  const registerTo = useEntryAddress('/register');
  return (
    <>
      <ButtonLink to={loginTo} variant="quiet" className={styles.compact}>
        Login
      </ButtonLink>
      <ButtonLink to={registerTo} className={styles.compact}>
        Register
      </ButtonLink>
    </>
  );
}

/** The header of every page, except pages without header and footer. */
export function Header() {
  const { user, isLoading } = useSession();
  const name = <span className={styles.name}>Tallyho</span>;
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.title}>
        <LogoMark />
        {/* Next to an administrator's four buttons, or a guest's long one, narrow phones have space for the logo only. */}
        {user?.administrator || user?.isGuest ? (
          <VisuallyHidden when={user.isGuest ? 'below480' : 'below360'}>{name}</VisuallyHidden>
        ) : (
          name
        )}
      </Link>
      <nav className={styles.actions} aria-label="Account">
        {isLoading ? (
          <Loading label="Loading account">
            <Skeleton width="5rem" height="2.75rem" />
            <Skeleton shape="disc" width="2.75rem" height="2.75rem" />
          </Loading>
        ) : user ? (
          user.isGuest ? (
            <GuestActions user={user} />
          ) : (
            <MemberActions user={user} />
          )
        ) : (
          <VisitorActions />
        )}
      </nav>
    </header>
  );
}
