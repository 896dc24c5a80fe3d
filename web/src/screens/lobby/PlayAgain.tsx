import { limits } from '@tallyho/game/limits';
import { blockedName, type GameNight } from '@tallyho/game/people/game-nights';
import { deletedName } from '@tallyho/game/people/moderation';
import { listed } from '@tallyho/game/text';
import { useGameNights } from '../../entities/game-nights/game-nights-api.ts';
import { inviteFriend } from '../../entities/invitations/use-invite.ts';
import { nextLobbySettings } from '../../entities/lobby/next-lobby-settings.ts';
import { useJoinLobby } from '../../entities/lobby/use-join-lobby.ts';
import { readSettings } from '../../entities/preferences/preferences.ts';
import { useMembershipStore } from '../../entities/room/room-hooks.tsx';
import { isNightExpected } from '../../entities/session/session-hint.ts';
import { inviteLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { ButtonLines } from '../../shared/ui/controls/ButtonLines.tsx';
import { Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { LeaveOtherLobbyDialog } from './LeaveOtherLobbyDialog.tsx';
import styles from './PlayAgain.module.css';

/** The most letters of the names in the line. */
const longestCompany = 32;

/** Returns the names of the other players: the first ones that fit in the line, and the number of the others. */
function companyOf(others: GameNight['players']): string {
  const names = others
    .map(({ username }) => username)
    .filter((username) => username !== blockedName && username !== deletedName);
  if (names.length === 0) return 'them';
  const companyWith = (count: number) => {
    const more = others.length - count;
    return listed([...names.slice(0, count), ...(more > 0 ? [`${more} more`] : [])]);
  };
  const counts = names.map((_, index) => names.length - index);
  return companyWith(counts.find((count) => companyWith(count).length <= longestCompany) ?? 1);
}

/** Returns the user's latest game night; null without one; 'loading' while the server is asked and one is expected. */
export function useLatestNight(): GameNight | 'loading' | null {
  const { data, isPending } = useGameNights(null);
  return isPending && isNightExpected() ? 'loading' : (data?.games[0] ?? null);
}

/** Opens a lobby for the players of the user's latest game night. Renders nothing without one. */
export function PlayAgain() {
  const night = useLatestNight();
  // Its place stays while it loads.
  if (night === 'loading') return <Skeleton shape="box" height="7.25rem" />;
  return night && <PlayAgainButton night={night} />;
}

function PlayAgainButton({ night }: { readonly night: GameNight }) {
  const { joining, playAgain, leaveAndPlay } = usePlayAgain(night);
  const others = night.players.filter(({ isYou }) => !isYou);
  return (
    <>
      <Button
        variant="hot"
        size="xl"
        wide
        className={styles.again}
        busy={joining.busy}
        onClick={() => void playAgain()}
      >
        <ButtonLines main="Play again" small={`with ${companyOf(others)}`} />
      </Button>
      <p className={styles.what}>Friends get an invitation.</p>
      {joining.error && <Banner tone="bad">{joining.error}</Banner>}
      <LeaveOtherLobbyDialog
        open={joining.isElsewhere}
        busy={joining.busy}
        onLeave={() => void leaveAndPlay()}
        onStay={joining.dismiss}
      />
    </>
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
