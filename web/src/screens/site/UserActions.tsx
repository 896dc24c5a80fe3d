import { Link } from 'react-router-dom';
import type { SessionUser } from '../../entities/session/session.ts';
import { LogOutButton } from '../../features/log-out/LogOutButton.tsx';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { useEntryAddress } from './entry-address.ts';
import styles from './Header.module.css';

const OpenReportsCount = lazyPart(() => import('../../features/moderation/reports/OpenReportsCount.tsx'));
const PeopleButton = lazyPart(() => import('../../features/friends/PeopleButton.tsx'));

function ProfileLink({ user }: { readonly user: SessionUser }) {
  return (
    <Link to="/user" className={styles.profile} title={user.username}>
      <Avatar avatar={user.avatar} size="md" label="My profile" />
      <VisuallyHidden when="below640">
        <span className={styles.username} dir="auto">
          {user.username}
        </span>
      </VisuallyHidden>
    </Link>
  );
}

function AccountActions({ user }: { readonly user: SessionUser }) {
  return (
    <>
      {user.administrator && (
        <ButtonLink
          to="/admin"
          variant="quiet"
          className={classNames(styles.compact, styles.admin)}
          icon={<Icon name="shield" />}
        >
          <VisuallyHidden when="below640">Admin page</VisuallyHidden>
          <Boundary what="The number of reports" look="small">
            <LazyFallback show={null}>
              <OpenReportsCount place="corner" />
            </LazyFallback>
          </Boundary>
        </ButtonLink>
      )}
      <Boundary what="The friends button" look="small">
        <LazyFallback show={<Skeleton shape="disc" width="2.75rem" height="2.75rem" />}>
          <PeopleButton />
        </LazyFallback>
      </Boundary>
      <ProfileLink user={user} />
      <LogOutButton variant="quiet" className={classNames(styles.compact, styles.logOut)}>
        Log out
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

/** The header's buttons for a logged-in user. */
export default function UserActions({ user }: { readonly user: SessionUser }) {
  return user.isGuest ? <GuestActions user={user} /> : <AccountActions user={user} />;
}
