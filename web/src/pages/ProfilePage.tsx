import { useState } from 'react';
import { Navigate } from 'react-router';
import { AvatarPicker } from '../features/accounts/AvatarPicker.tsx';
import { BackgroundChooser } from '../features/accounts/BackgroundChooser.tsx';
import { maskedEmail, maskedId, SecretLine } from '../features/accounts/SecretLine.tsx';
import { homeSectionAddress } from '../features/site/home-sections.ts';
import { LogOutButton } from '../session/LogOutButton.tsx';
import { useSession } from '../session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import styles from './ProfilePage.module.css';

function ProfileLoading() {
  return (
    <div className={styles.page}>
      <Loading label="Loading profile">
        <div className={styles.head}>
          <Skeleton shape="disc" width="8rem" height="8rem" />
          <Skeleton width="min(20rem, 60vw)" height="4rem" />
        </div>
        <Skeleton shape="box" height="22rem" />
      </Loading>
    </div>
  );
}

/** One's own account (spec section 2, profile). */
export default function ProfilePage() {
  const { user, isLoading } = useSession();
  const [wasMember, setWasMember] = useState(false);
  if (user && !wasMember) setWasMember(true);
  if (isLoading) return <ProfileLoading />;
  // Whoever logs out here goes home; whoever comes as a guest logs in first.
  if (!user) return <Navigate to={wasMember ? '/' : '/login?next=/user'} replace />;
  return (
    <div className={styles.page}>
      <title>My profile · Tallyho</title>
      <header className={styles.head}>
        <span className={styles.portrait} key={user.avatar}>
          <Avatar avatar={user.avatar} size="xl" />
        </span>
        <div>
          <h1>{user.administrator ? 'Administrator' : 'Hello'}</h1>
          <p className={styles.username}>{user.username}</p>
        </div>
      </header>
      <div className={styles.cards}>
        <div>
          <Card as="section" aria-labelledby="profile-picture">
            <h2 id="profile-picture">Picture</h2>
            <AvatarPicker key={user.avatar} user={user} />
          </Card>
          <Card as="section" aria-labelledby="profile-background">
            <h2 id="profile-background">Background</h2>
            <BackgroundChooser layout="tiles" />
          </Card>
        </div>
        <div>
          <Card as="section" aria-labelledby="profile-account">
            <h2 id="profile-account">Account</h2>
            <dl className={styles.details}>
              <SecretLine label="Email" value={user.email} masked={maskedEmail(user.email)} />
              <SecretLine label="User ID" value={user._id} masked={maskedId(user._id)} />
            </dl>
            <LogOutButton>Log out</LogOutButton>
          </Card>
          <Card as="section" aria-labelledby="profile-chat">
            <div>
              <h2 id="profile-chat">Chat</h2>
              <p>Text size, avatars, animations and strong language are set where you chat.</p>
            </div>
            <ButtonLink to={homeSectionAddress('lobby')} icon={<Icon name="chat" />}>
              Chat settings
            </ButtonLink>
          </Card>
        </div>
      </div>
    </div>
  );
}
