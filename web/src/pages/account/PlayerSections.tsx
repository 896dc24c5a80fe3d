import type { ReactNode } from 'react';
import { GameNights } from '../../features/game-nights/GameNights.tsx';
import { AgreesWith } from '../../features/player-profile/AgreesWith.tsx';
import { isAllPictures } from '../../features/player-profile/FavouritesPodium.tsx';
import { NoGames } from '../../features/player-profile/NoGames.tsx';
import { usePlayerProfile } from '../../features/player-profile/player-profile-api.ts';
import { TitlesWon } from '../../features/player-profile/TitlesWon.tsx';
import { TopThree } from '../../features/player-profile/TopThree.tsx';
import { ShareResult } from '../../features/share/ShareResult.tsx';
import { errorText } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection.tsx';

interface PlayerSectionsProps {
  /** Guests have none. */
  readonly friends?: ReactNode;
}

/** What the user's games say of the user: titles, favourites and the games themselves; beside them who agrees; and the friends. */
export function PlayerSections({ friends }: PlayerSectionsProps) {
  const { data, error, isFetching, refetch } = usePlayerProfile();
  const isGuest = friends === undefined;
  const played = data !== undefined && data.games > 0 ? data : null;
  const isPhone = useMedia('(width < 560px)');
  const isWide = useMedia('(width >= 800px)');
  // The banner shows the top three, on phones only pictures: the list is for screen readers then.
  const hasPodium = isWide || (isPhone && played !== null && isAllPictures(played.favourites));
  const topThree = played && (
    <ProfileSection title="Your top three">
      <TopThree favourites={played.favourites} />
    </ProfileSection>
  );
  return (
    <div className={styles.games}>
      <div className={styles.column}>
        {played ? (
          <>
            {/* The best one is on the ribbon. */}
            {played.titles.length !== 1 && (
              <ProfileSection title={played.titles.length > 0 ? 'More titles' : 'Your titles'}>
                <TitlesWon titles={played.titles} />
              </ProfileSection>
            )}
            {played.favourites.length > 0 &&
              (hasPodium ? (
                <VisuallyHidden>{topThree}</VisuallyHidden>
              ) : (
                <div className={styles.topThree}>{topThree}</div>
              ))}
            <ProfileSection title="Your game nights">
              <GameNights share={(game) => <ShareResult {...game} size="md" />} />
            </ProfileSection>
          </>
        ) : (
          <ProfileSection title="Your games">
            {data ? (
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
        )}
      </div>
      <div className={styles.column}>
        {played && (
          <div className={styles.agree}>
            <ProfileSection title="You agree with">
              <AgreesWith agreements={played.agreements} mostUnlike={played.mostUnlike} />
            </ProfileSection>
          </div>
        )}
      </div>
      {!isGuest && (
        <div className={styles.friends}>
          <ProfileSection title="Friends" isTitleHidden>
            {friends}
          </ProfileSection>
        </div>
      )}
    </div>
  );
}
