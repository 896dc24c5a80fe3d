import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useOffersPasskeys } from '../../entities/session/offered-providers.ts';
import { type SessionUser, useSession } from '../../entities/session/session.ts';
import { AvatarPicker } from '../../features/accounts/profile/AvatarPicker.tsx';
import { useRefreshAccount } from '../../features/accounts/profile/account-api.ts';
import { BackgroundChooser } from '../../features/accounts/profile/BackgroundChooser.tsx';
import { ChangeEmail } from '../../features/accounts/profile/ChangeEmail.tsx';
import { ChangeUsername } from '../../features/accounts/profile/ChangeUsername.tsx';
import { ConfirmIdentity } from '../../features/accounts/profile/confirm-identity.tsx';
import { DeleteAccount } from '../../features/accounts/profile/DeleteAccount.tsx';
import { Devices } from '../../features/accounts/profile/Devices.tsx';
import { EmailBanner } from '../../features/accounts/profile/EmailBanner.tsx';
import { LinkedAccounts } from '../../features/accounts/profile/LinkedAccounts.tsx';
import { DownloadData } from '../../features/accounts/profile/OwnData.tsx';
import { Passkeys } from '../../features/accounts/profile/Passkeys.tsx';
import { PendingEmailChange } from '../../features/accounts/profile/PendingEmailChange.tsx';
import { PreferenceFields } from '../../features/accounts/profile/PreferenceFields.tsx';
import { maskedEmail, maskedId, SecretLine } from '../../features/accounts/profile/SecretLine.tsx';
import { useReturnFromProvider } from '../../features/accounts/profile/use-return.ts';
import { ChatSettings } from '../../features/chat/ChatSettings.tsx';
import { InstallOffer } from '../../features/install/InstallOffer.tsx';
import { usePlayerProfile } from '../../features/player-profile/player-profile-api.ts';
import { errorText, isRateLimited } from '../../shared/api/api-error.ts';
import { useInstallWay } from '../../shared/platform/install.ts';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { PlayerSections } from './PlayerSections.tsx';
import { ProfileHead, settingsAnchor } from './ProfileHead.tsx';
import styles from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection.tsx';

const FriendsBeside = lazyPart(async () => {
  const { FriendsBeside: Panes } = await import('../../features/friends/FriendsBeside.tsx');
  return { default: Panes };
});

const GuestProfile = lazyPart(() => import('./GuestProfile.tsx'));

function ProfileLoading() {
  return (
    <div className={classNames(styles.page, styles.loading)}>
      <Loading label="Loading profile">
        <Skeleton shape="box" height="22rem" />
        <Skeleton shape="box" height="22rem" />
      </Loading>
    </div>
  );
}

/** Shown when the session could not be fetched, so it is unknown whether the user is logged in. */
function ProfileUnknown({ error }: { readonly error: Error | null }) {
  const refresh = useRefreshAccount();
  return (
    <div role="alert">
      <title>My profile · Tallyho</title>
      <EmptyState
        level="page"
        avatar={6}
        title="Your profile is out of reach"
        actions={
          <Button variant="hot" size="lg" onClick={() => void refresh()}>
            Try again
          </Button>
        }
      >
        {isRateLimited(error)
          ? errorText(error)
          : 'We could not reach it just now. Check your connection, then try again.'}
      </EmptyState>
    </div>
  );
}

/** The page of the user's own account. */
export default function ProfilePage() {
  const { user, isLoading, isUnknown, error } = useSession();
  const [wasUser, setWasUser] = useState(false);
  if (user && !wasUser) setWasUser(true);
  if (isLoading) return <ProfileLoading />;
  if (isUnknown) return <ProfileUnknown error={error} />;
  // A user who logs out on this page goes home; a visitor who opens it must log in first.
  if (!user) return <Navigate to={wasUser ? '/' : '/login?next=/user'} replace />;
  if (user.isGuest)
    return (
      <LazyFallback show={<ProfileLoading />}>
        <GuestProfile user={user} />
      </LazyFallback>
    );
  return (
    <ConfirmIdentity user={user}>
      <Profile user={user} />
    </ConfirmIdentity>
  );
}

function Profile({ user }: { readonly user: SessionUser }) {
  const resumed = useReturnFromProvider();
  const met = usePlayerProfile().data?.agreements.filter(({ tie }) => tie.kind === 'account') ?? [];
  // The proof of identity for a decision as administrator came from a provider.
  if (resumed?.kind === 'administrate') return <Navigate to="/admin/people" replace />;
  return (
    <div className={styles.page}>
      <title>My profile · Tallyho</title>
      <ProfileHead
        title={user.administrator ? 'Administrator' : 'Hello'}
        username={user.username}
        avatar={user.avatar}
      />
      <PlayerSections
        friends={
          <LazyFallback
            show={
              <Loading label="Loading friends">
                <Skeleton shape="box" height="10rem" />
              </Loading>
            }
          >
            <FriendsBeside met={met} />
          </LazyFallback>
        }
      />
      <ProfileSettings user={user} resumed={resumed} />
    </div>
  );
}

interface ProfileSettingsProps {
  readonly user: SessionUser;
  readonly resumed: ReturnType<typeof useReturnFromProvider>;
}

function ProfileSettings({ user, resumed }: ProfileSettingsProps) {
  const hasPasskeys = useOffersPasskeys();
  const isInstallable = useInstallWay() !== null;
  return (
    <div className={styles.settings}>
      <h2>Settings</h2>
      <div className={styles.cards}>
        <div>
          <ProfileSection title="Select Picture" level="h3" anchor={settingsAnchor}>
            <AvatarPicker user={user} />
          </ProfileSection>
          <ProfileSection title="Background" level="h3">
            <BackgroundChooser layout="tiles" />
          </ProfileSection>
          <ProfileSection title="Preferences" level="h3">
            <PreferenceFields />
            <ChatPreferences />
          </ProfileSection>
          {isInstallable && (
            <ProfileSection title="App" level="h3">
              <InstallOffer />
            </ProfileSection>
          )}
        </div>
        <div>
          <ProfileSection title="Account" level="h3">
            <EmailBanner user={user} />
            {user.email && (
              <dl className={styles.details}>
                <SecretLine label="Email" value={user.email} masked={maskedEmail(user.email)} />
              </dl>
            )}
            <PendingEmailChange />
            <ChangeEmail user={user} resumed={resumed} />
            <ChangeUsername user={user} resumed={resumed} />
            <SupportDetails user={user} />
          </ProfileSection>
          <ProfileSection title="Linked accounts" level="h3" lead="Your ways to log in.">
            <LinkedAccounts user={user} resumed={resumed} />
          </ProfileSection>
          {hasPasskeys && (
            <ProfileSection title="Passkeys" level="h3" lead="Log in without a password.">
              <Passkeys user={user} resumed={resumed} />
            </ProfileSection>
          )}
          <ProfileSection title="Devices" level="h3" lead="Where you are logged in.">
            <Devices />
          </ProfileSection>
          <ProfileSection title="Your data" level="h3" lead="Take a copy with you, or leave for good.">
            <div className={styles.data}>
              <DownloadData username={user.username} />
              <DeleteAccount user={user} resumed={resumed} />
            </div>
          </ProfileSection>
        </div>
      </div>
    </div>
  );
}

function SupportDetails({ user }: { readonly user: SessionUser }) {
  return (
    <details className={styles.support}>
      <summary>
        User ID <Icon name="chevron-down" />
      </summary>
      <p>
        It tells your account apart from all others. You need it only if you write to us about your account.
      </p>
      <dl className={styles.details}>
        <SecretLine label="User ID" value={user.user} masked={maskedId(user.user)} />
      </dl>
    </details>
  );
}

function ChatPreferences() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="chat" />} onClick={() => setOpen(true)}>
        Chat settings
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Chat settings" placement="sheet">
        <ChatSettings />
      </Dialog>
    </>
  );
}
