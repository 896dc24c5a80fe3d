import { useState } from 'react';
import { changeSetting, useSettings } from '../../net/preferences.ts';
import { useIsLeader, useView } from '../../net/room-hooks.tsx';
import { RoomSettings } from '../../room/rules/RoomSettings.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { EndGameDialog, useIsEndGameInMenu } from './EndGame.tsx';
import styles from './GameSettings.module.css';
import { SitOutSwitch } from './SitOutSwitch.tsx';

/** One's own settings during a game, and the way to the lobby's. */
export function GameSettings() {
  const { lobbyShowAvatars, sound } = useSettings();
  const isOver = useView(({ stage }) => stage.phase === 'finished');
  const isChoosing = useView(({ stage }) => stage.phase === 'choosing');
  const isLeader = useIsLeader();
  const isEndGameInMenu = useIsEndGameInMenu();
  const [hasRoom, setRoom] = useState(false);
  const [isEnding, setEnding] = useState(false);
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
            {!isOver && <SitOutSwitch />}
            <Button
              icon={<Icon name="users" />}
              onClick={() => {
                close();
                setRoom(true);
              }}
            >
              Lobby settings
            </Button>
            {isEndGameInMenu && isLeader && isChoosing && (
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
        open={hasRoom}
        onClose={() => setRoom(false)}
        title="Lobby settings"
        placement="sheet"
        size="md"
      >
        <RoomSettings />
      </Dialog>
      <EndGameDialog open={isEnding} onClose={() => setEnding(false)} />
    </>
  );
}
