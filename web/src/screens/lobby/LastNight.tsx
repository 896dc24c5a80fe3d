import { limits } from '@tallyho/game/limits';
import { blockedName, type GameNight } from '@tallyho/game/people/game-nights';
import { deletedName } from '@tallyho/game/people/moderation';
import { listed } from '@tallyho/game/text';
import { useEffect, useId } from 'react';
import { endingOf } from '../../entities/game-nights/ending.ts';
import { useGameNights } from '../../entities/game-nights/game-nights-api.ts';
import { inviteFriend } from '../../entities/invitations/use-invite.ts';
import { nextLobbySettings } from '../../entities/lobby/next-lobby-settings.ts';
import { useJoinLobby } from '../../entities/lobby/use-join-lobby.ts';
import { formatDay, useLocale } from '../../entities/preferences/format.ts';
import { readSettings } from '../../entities/preferences/preferences.ts';
import { useMembershipStore } from '../../entities/room/room-hooks.tsx';
import { expectNight, isNightExpected } from '../../entities/session/session-hint.ts';
import { inviteLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './LastNight.module.css';
import { LeaveOtherLobbyDialog } from './LeaveOtherLobbyDialog.tsx';
import { NightPodium } from './NightPodium.tsx';

/** The user's latest game night: its podium or players, themes and result, and a button to play with them again. Renders nothing without one. */
export function LastNight() {
  const { data, isPending } = useGameNights(null);
  const night = data?.games[0];
  useEffect(() => {
    if (data) expectNight(data.games.length > 0);
  }, [data]);
  // Its place stays while it loads.
  if (isPending && isNightExpected())
    return (
      <Card className={styles.night}>
        <Loading label="Loading your last game night">
          <Skeleton shape="box" height="8.5rem" />
        </Loading>
      </Card>
    );
  return night ? <LastNightCard night={night} /> : null;
}

function LastNightCard({ night }: { readonly night: GameNight }) {
  useLocale();
  const title = useId();
  const { joining, playAgain, leaveAndPlay } = usePlayAgain(night);
  const ending = endingOf(night);
  const hasPodium = night.podium.length > 1;
  const others = night.players.filter(({ isYou }) => !isYou);
  return (
    <Card as="section" className={styles.night} aria-labelledby={title}>
      <header className={styles.head}>
        <h3 id={title}>Your last game night</h3>
        <time dateTime={night.finishedAt}>{formatDay(night.finishedAt)}</time>
      </header>
      {hasPodium && (
        <div className={styles.podium}>
          <NightPodium players={night.podium} />
        </div>
      )}
      <div className={styles.result}>
        <span className={classNames(styles.faces, hasPodium && styles.small)} aria-hidden="true">
          {night.players.map(({ username, avatar }, index) => (
            // Several may be called "Deleted player", and the list never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Avatar key={`${index} ${username}`} avatar={avatar} size="md" />
          ))}
        </span>
        {ending && (
          <p className={styles.ending}>
            <Icon name={ending.icon} /> {ending.text}
          </p>
        )}
      </div>
      <p className={styles.people}>
        with {listed(others.map(({ username }) => username))}
        {night.themes.length > 0 && <>: {listed(night.themes)}</>}
      </p>
      <Button
        size="lg"
        wide
        icon={<Icon name="again" />}
        busy={joining.busy}
        onClick={() => void playAgain()}
      >
        Play again with them
      </Button>
      {joining.error && <Banner tone="bad">{joining.error}</Banner>}
      <LeaveOtherLobbyDialog
        open={joining.isElsewhere}
        busy={joining.busy}
        onLeave={() => void leaveAndPlay()}
        onStay={joining.dismiss}
      />
    </Card>
  );
}

/** Opens a lobby for the players of a game night and invites the friends among them. The others need the link. */
function usePlayAgain(night: GameNight) {
  const joining = useJoinLobby();
  const store = useMembershipStore();
  async function invite() {
    const membership = store.getSnapshot();
    if (membership.status !== 'member') return;
    const { code } = membership.room;
    const asked = await Promise.all(
      night.players
        .filter(({ isYou, username }) => !isYou && username !== blockedName && username !== deletedName)
        .map(async ({ username, friend }) => ({
          username,
          isInvited: friend !== null && (await inviteFriend(friend, code)),
        })),
    );
    const namesOf = (isInvited: boolean) =>
      asked.filter((one) => one.isInvited === isInvited).map(({ username }) => username);
    const [invited, others] = [namesOf(true), namesOf(false)];
    if (invited.length > 0) showToast(`Invited: ${listed(invited)}`, 'good');
    if (others.length > 0)
      showToast(`Send the link to ${listed(others)}.`, 'info', {
        label: 'Copy link',
        onSelect: () => void platform.copy(inviteLink(platform, code)),
        isLasting: true,
      });
  }
  const settings = nextLobbySettings(readSettings());
  // All of them find a seat.
  const maxPlayers = Math.min(limits.capacity.max, Math.max(settings.maxPlayers, night.players.length));
  return {
    joining,
    async playAgain() {
      if (await joining.create({ isPublic: false, ...settings, maxPlayers })) await invite();
    },
    async leaveAndPlay() {
      if (await joining.leaveAndRetry()) await invite();
    },
  };
}
