import { useState } from 'react';
import { NotificationsSwitch } from '../../../entities/feedback/NotificationsSwitch.tsx';
import { changeSetting, useSettings } from '../../../entities/preferences/preferences.ts';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { useIsGuest } from '../../../entities/session/session.ts';
import { RemovedPlayers } from '../../../features/access/RemovedPlayers.tsx';
import { RenameDialog } from '../../../features/accounts/guest/RenameGuest.tsx';
import { withNext } from '../../../features/accounts/stored/next-address.ts';
import { RoomSettings } from '../../../features/room-rules/RoomSettings.tsx';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { Popover } from '../../../shared/ui/overlays/Popover.tsx';
import { EndGameDialog, useIsEndGameInMenu } from '../choosing/EndGame.tsx';
import { SitOutSwitch } from '../ready/SitOutSwitch.tsx';
import styles from './GameSettings.module.css';

/** The player's own settings during a game, and a button that opens the lobby's settings. */
export function GameSettings() {
  const { lobbyShowAvatars, sound } = useSettings();
  const isOver = useView(({ stage }) => stage.phase === 'finished');
  const isGuest = useIsGuest();
  const isEndGameInMenu = useIsEndGameInMenu();
  const [showsLobbySettings, setShowsLobbySettings] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <Popover
        label="Game settings"
        placement="bottom-end"
        trigger={(props) => <IconButton {...props} icon="settings" label="Settings" />}
      >
        {(close) => (
          <div className={styles.settings}>
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
            <Button
              icon={<Icon name="users" />}
              onClick={() => {
                close();
                setShowsLobbySettings(true);
              }}
            >
              Lobby settings
            </Button>
            {isGuest && (
              <Button
                icon={<Icon name="edit" />}
                onClick={() => {
                  close();
                  setRenaming(true);
                }}
              >
                Change your name
              </Button>
            )}
            {isGuest && <ButtonLink to={withNext('/register', '/game')}>Keep your seat</ButtonLink>}
            {isEndGameInMenu && (
              <Button
                icon={<Icon name="flag" />}
                onClick={() => {
                  close();
                  setEnding(true);
                }}
              >
                End Game
              </Button>
            )}
          </div>
        )}
      </Popover>
      <Dialog
        open={showsLobbySettings}
        onClose={() => setShowsLobbySettings(false)}
        title="Lobby settings"
        placement="sheet"
        size="md"
      >
        <RoomSettings />
        <RemovedPlayers />
      </Dialog>
      <RenameDialog open={isRenaming} onClose={() => setRenaming(false)} />
      <EndGameDialog open={isEnding} onClose={() => setEnding(false)} />
    </>
  );
}
