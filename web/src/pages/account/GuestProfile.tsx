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
import { PlayerSections } from './PlayerSections.tsx';
import { ProfileHead, settingsAnchor } from './ProfileHead.tsx';
import styles from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** The profile of a guest: their games, what they can change, and how to become an account. */
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
      <PlayerSections />
      <div className={styles.settings}>
        <h2>Settings</h2>
        <div className={styles.cards}>
          <div>
            <ProfileSection title="Name" level="h3" anchor={settingsAnchor}>
              <RenameGuest user={user} />
            </ProfileSection>
            <ProfileSection title="Select Picture" level="h3">
              <AvatarPicker user={user} />
            </ProfileSection>
            <ProfileSection title="Background" level="h3">
              <BackgroundChooser layout="tiles" />
            </ProfileSection>
          </div>
          <div>
            <ProfileSection title="Preferences" level="h3">
              <PreferenceFields hasFriends={false} />
            </ProfileSection>
            <ProfileSection
              title="Your data"
              level="h3"
              lead="Guests who do not come back for seven days are deleted."
            >
              <div className={styles.data}>
                <DownloadData username={user.username} />
                <LeaveForGood />
              </div>
            </ProfileSection>
          </div>
        </div>
      </div>
    </div>
  );
}
