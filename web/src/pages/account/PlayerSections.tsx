import type { ReactNode } from 'react';
import { GameNights } from '../../features/game-nights/GameNights.tsx';
import { AgreesWith } from '../../features/player-profile/AgreesWith.tsx';
import { NoGames } from '../../features/player-profile/NoGames.tsx';
import { usePlayerProfile } from '../../features/player-profile/player-profile-api.ts';
import { TitlesWon } from '../../features/player-profile/TitlesWon.tsx';
import { TopThree } from '../../features/player-profile/TopThree.tsx';
import { errorText } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection.tsx';

interface PlayerSectionsProps {
  /** Beside the games. Guests have none. */
  readonly friends?: ReactNode;
}

/** What the user's games say of the user: titles, who agrees, favourites, and the games themselves. */
export function PlayerSections({ friends }: PlayerSectionsProps) {
  const { data } = usePlayerProfile();
  const hasPlayed = data !== undefined && data.games > 0;
  const hasFriends = friends !== undefined;
  return (
    <div className={styles.games} data-layout={!hasPlayed ? 'none' : hasFriends ? 'friends' : 'alone'}>
      <Games isGuest={!hasFriends} />
      {hasFriends && (
        <ProfileSection title="Friends" area="friends">
          {friends}
        </ProfileSection>
      )}
    </div>
  );
}

function Games({ isGuest }: { readonly isGuest: boolean }) {
  const { data: profile, error, isFetching, refetch } = usePlayerProfile();
  if (profile === undefined || profile.games === 0)
    return (
      <ProfileSection title="Your games">
        {profile ? (
          <NoGames isGuest={isGuest} />
        ) : error ? (
          <Banner
            tone="bad"
            actions={
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            Your games could not be loaded. {errorText(error)}
          </Banner>
        ) : (
          <Loading label="Loading your games">
            <Skeleton shape="box" height="14rem" />
          </Loading>
        )}
      </ProfileSection>
    );
  const { titles, agreements, favourites } = profile;
  return (
    <>
      <ProfileSection title="Your titles" area="titles">
        <TitlesWon titles={titles} />
      </ProfileSection>
      <ProfileSection title="You agree with" area="agree">
        <AgreesWith agreements={agreements} />
      </ProfileSection>
      <ProfileSection title="Your top three" area="top">
        <TopThree favourites={favourites} />
      </ProfileSection>
      <ProfileSection title="Your game nights" area="nights">
        <GameNights />
      </ProfileSection>
    </>
  );
}
