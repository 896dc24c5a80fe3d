import { changeSetting, useSettings } from '../../entities/preferences/preferences.ts';
import { RoomSettings } from '../../features/room-rules/RoomSettings.tsx';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import styles from './LobbySettings.module.css';

/** The viewer's own lobby settings, and the settings that the leader makes for all players. */
export function LobbySettings() {
  const { lobbyShowAvatars, sound } = useSettings();
  return (
    <section className={styles.settings} aria-label="Lobby settings">
      <fieldset className={styles.own}>
        <legend className={styles.legend}>For you</legend>
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
      </fieldset>
      <RoomSettings />
    </section>
  );
}
