import type { SessionUser } from '../../entities/session/session.ts';
import { KeepSeat } from '../../features/accounts/guest/KeepSeat.tsx';
import { LeaveForGood } from '../../features/accounts/guest/LeaveForGood.tsx';
import { OtherDeviceLink } from '../../features/accounts/guest/OtherDeviceLink.tsx';
import { RenameGuest } from '../../features/accounts/guest/RenameGuest.tsx';
import { AvatarPicker } from '../../features/accounts/profile/AvatarPicker.tsx';
import { BackgroundChooser } from '../../features/accounts/profile/BackgroundChooser.tsx';
import { DownloadData } from '../../features/accounts/profile/OwnData.tsx';
import { PreferenceFields } from '../../features/accounts/profile/PreferenceFields.tsx';
import { GuestBadge } from '../../shared/ui/players/GuestBadge.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import styles from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** The profile of a guest: what they can change, and how to become an account. */
export default function GuestProfile({ user }: { readonly user: SessionUser }) {
  return (
    <div className={styles.page}>
      <title>My profile · Tallyho</title>
      <ProfileHead title="Hello" username={user.username} avatar={user.avatar}>
        <p>
          <GuestBadge /> <OtherDeviceLink />
        </p>
      </ProfileHead>
      <KeepSeat headingLevel="h2" />
      <div className={styles.cards}>
        <div>
          <ProfileSection title="Name">
            <RenameGuest user={user} />
          </ProfileSection>
          <ProfileSection title="Picture">
            <AvatarPicker user={user} />
          </ProfileSection>
          <ProfileSection title="Background">
            <BackgroundChooser layout="tiles" />
          </ProfileSection>
        </div>
        <div>
          <ProfileSection title="Preferences">
            <PreferenceFields hasFriends={false} />
          </ProfileSection>
          <ProfileSection title="Your data" lead="Guests who do not come back for seven days are deleted.">
            <div className={styles.data}>
              <DownloadData username={user.username} />
              <LeaveForGood />
            </div>
          </ProfileSection>
        </div>
      </div>
    </div>
  );
}
