import { type ComponentProps, type ReactNode, useState } from 'react';
import { NotificationsSwitch } from '../../../entities/feedback/NotificationsSwitch.tsx';
import { openFriends } from '../../../entities/friends/people-panel-store.ts';
import { changeSetting, useSettings } from '../../../entities/preferences/preferences.ts';
import { useIsLeader, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { useIsGuest } from '../../../entities/session/session.ts';
import { RemovedPlayers } from '../../../features/access/RemovedPlayers.tsx';
import { RenameDialog } from '../../../features/accounts/guest/RenameGuest.tsx';
import { withNext } from '../../../features/accounts/stored/next-address.ts';
import { WriteThemeButton } from '../../../features/custom-themes/WriteThemeButton.tsx';
import { usePeopleNews } from '../../../features/friends/use-people-news.ts';
import { RoomSettings } from '../../../features/room-rules/RoomSettings.tsx';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';
import { CountBadge } from '../../../shared/ui/layout/CountBadge.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { Popover } from '../../../shared/ui/overlays/Popover.tsx';
import { LeaveGameDialog } from '../base/LeaveGame.tsx';
import { clockText, useSecondsSince } from '../base/server-clock.ts';
import { EndGameDialog, useIsEndGameInMenu } from '../choosing/EndGame.tsx';
import { SitOutSwitch } from '../ready/SitOutSwitch.tsx';
import { EndRoundDialog } from '../waiting/EndRoundDialog.tsx';
import { LeaderActions } from '../waiting/LeaderTools.tsx';
import { PauseButton } from '../waiting/PauseButton.tsx';
import { useMissingAnswers, useWaitingRound } from '../waiting/use-waiting-round.ts';
import styles from './GameMenu.module.css';

interface GameMenuProps {
  /** The menu has everything of the header, on small windows: friends and Leave Game, too. */
  readonly hasAll: boolean;
}

/** Facts about the game, the player's own settings during a game, and a button that opens the lobby's settings. */
export function GameMenu({ hasAll }: GameMenuProps) {
  const { lobbyShowAvatars, sound } = useSettings();
  const isOver = useView(({ stage }) => stage.phase === 'finished');
  const isGuest = useIsGuest();
  const isEndGameInMenu = useIsEndGameInMenu();
  const [opened, setOpened] = useState<'lobbySettings' | 'rename' | 'end' | 'endRound' | 'leave' | null>(
    null,
  );
  const waitingRound = useWaitingRound();
  const missing = useMissingAnswers();
  const close = () => setOpened(null);
  return (
    <>
      <Popover
        label={hasAll ? 'Menu' : 'Game settings'}
        placement="bottom-end"
        trigger={(props) => <MenuButton {...props} hasAll={hasAll} />}
      >
        {(hide, isShown) => {
          const open = (dialog: NonNullable<typeof opened>) => () => {
            hide();
            setOpened(dialog);
          };
          return (
            <div className={styles.menu}>
              {isShown && <GameFacts />}
              {hasAll && <WaitingEntries onPress={hide} onEndRound={open('endRound')} />}
              {hasAll && !isGuest && <FriendsEntry onPress={hide} />}
              <Switch
                label="Show Avatars"
                checked={lobbyShowAvatars}
                onChange={(checked) => changeSetting('lobbyShowAvatars', checked)}
              />
              <Switch
                label="Enable Sound Effects"
                checked={sound}
                onChange={(checked) => changeSetting('sound', checked)}
              />
              <NotificationsSwitch />
              {!isOver && <SitOutSwitch />}
              {hasAll && <PauseButton onPress={hide} />}
              <Button icon={<Icon name="rules" />} onClick={open('lobbySettings')}>
                Lobby settings
              </Button>
              {isGuest && (
                <Button icon={<Icon name="edit" />} onClick={open('rename')}>
                  Change your name
                </Button>
              )}
              {isGuest && <ButtonLink to={withNext('/register', '/game')}>Keep your seat</ButtonLink>}
              {isEndGameInMenu && (
                <Button icon={<Icon name="stop" />} onClick={open('end')}>
                  End Game
                </Button>
              )}
              {hasAll && !isOver && (
                <Button icon={<Icon name="leave" />} onClick={open('leave')}>
                  Leave Game
                </Button>
              )}
            </div>
          );
        }}
      </Popover>
      <Dialog
        open={opened === 'lobbySettings'}
        onClose={close}
        title="Lobby settings"
        placement="sheet"
        size="md"
        actions={<Button onClick={close}>Done</Button>}
      >
        <RoomSettings />
        <RemovedPlayers />
      </Dialog>
      <RenameDialog open={opened === 'rename'} onClose={close} />
      <EndGameDialog open={opened === 'end'} onClose={close} />
      {waitingRound && (
        <EndRoundDialog open={opened === 'endRound'} onClose={close} round={waitingRound} missing={missing} />
      )}
      <LeaveGameDialog open={opened === 'leave'} onClose={close} />
    </>
  );
}

interface WaitingEntriesProps {
  readonly onPress: () => void;
  readonly onEndRound: () => void;
}

/** What wider windows have below the game while the viewer waits: the leader's actions and the theme editor. */
function WaitingEntries({ onPress, onEndRound }: WaitingEntriesProps) {
  const round = useWaitingRound();
  const missing = useMissingAnswers();
  const isLeader = useIsLeader();
  if (!round) return null;
  return (
    <>
      {isLeader && missing.length > 0 && (
        <fieldset className={styles.leader}>
          <legend>
            <Icon name="crown" /> Leader tools
          </legend>
          <LeaderActions round={round} onClose={onPress} onEndRound={onEndRound} />
        </fieldset>
      )}
      <WriteThemeButton onPress={onPress} />
    </>
  );
}

type MenuButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'> & GameMenuProps;

/** Opens the menu. In small windows it shows the news from friends, whose button is in the menu. */
function MenuButton({ hasAll, ...props }: MenuButtonProps) {
  const isGuest = useIsGuest();
  if (!hasAll) return <IconButton {...props} icon="settings" label="Settings" />;
  return (
    <span className={styles.button}>
      <IconButton {...props} icon="menu" label="Menu" />
      {!isGuest && <NewsCount />}
    </span>
  );
}

const NewsCount = () => <CountBadge count={usePeopleNews().count} />;

function FriendsEntry({ onPress }: { readonly onPress: () => void }) {
  const { count, label } = usePeopleNews();
  return (
    <Button
      icon={<Icon name="users" />}
      aria-label={label}
      onClick={() => {
        onPress();
        openFriends();
      }}
    >
      {count > 0 ? `Friends (${count})` : 'Friends'}
    </Button>
  );
}

/** Number of the round in the game, number of players, time since the start. */
function GameFacts() {
  const game = useView((view) => view.game);
  const phase = useView(({ stage }) => stage.phase);
  const players = useSeats().length;
  if (!game) return null;
  // A round counts as finished as soon as its results show; its number stays until the next one starts.
  const isBetween = phase === 'results' || phase === 'finished';
  return (
    <dl className={styles.facts}>
      <Fact name="Round">{isBetween ? game.rounds : game.rounds + 1}</Fact>
      <Fact name="Players">{players}</Fact>
      <Fact name="Time played">
        <Elapsed since={game.createdAt} />
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Elapsed({ since }: { readonly since: number }) {
  const seconds = useSecondsSince(since);
  return <span role="timer">{clockText(seconds)}</span>;
}
