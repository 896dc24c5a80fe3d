import { GameNights } from '../../features/game-nights/GameNights.tsx';
import { AgreesWith } from '../../features/player-profile/AgreesWith.tsx';
import { usePlayerProfile } from '../../features/player-profile/player-profile-api.ts';
import { TitlesWon } from '../../features/player-profile/TitlesWon.tsx';
import { TopThree } from '../../features/player-profile/TopThree.tsx';
import { errorText } from '../../shared/api/api-error.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import styles from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection.tsx';

interface PlayerSectionsProps {
  readonly avatar: number;
  readonly isGuest?: boolean;
}

/** What the user's games say of the user: titles, who agrees, favourites, and the games themselves. */
export function PlayerSections({ avatar, isGuest = false }: PlayerSectionsProps) {
  const { data: profile, error, isFetching, refetch } = usePlayerProfile();
  if (profile === undefined)
    return (
      <ProfileSection title="Your games">
        {error ? (
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
  if (profile.games === 0)
    return (
      <ProfileSection title="Your games">
        <EmptyState
          avatar={avatar}
          title="Play your first game"
          actions={
            <ButtonLink variant="hot" size="lg" to="/?scrollTo=lobby">
              {isGuest ? 'Join a game' : 'Start a game'}
            </ButtonLink>
          }
        >
          After it you find here the titles you have won, who thinks like you, your top three things, and
          every game with its winner.
        </EmptyState>
      </ProfileSection>
    );
  const { titles, agreements, favourites } = profile;
  return (
    <div className={styles.games}>
      <ProfileSection title="Your titles">
        <TitlesWon titles={titles} />
      </ProfileSection>
      <ProfileSection title="You agree with">
        <AgreesWith agreements={agreements} />
      </ProfileSection>
      <ProfileSection title="Your top three">
        <TopThree favourites={favourites} />
      </ProfileSection>
      <ProfileSection title="Your game nights">
        <GameNights />
      </ProfileSection>
    </div>
  );
}
