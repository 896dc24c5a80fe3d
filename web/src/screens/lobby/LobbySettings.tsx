import type { ReactNode } from 'react';
import { NotificationsSwitch } from '../../entities/feedback/NotificationsSwitch.tsx';
import { applyPreferences, changeSetting, useSettings } from '../../entities/preferences/preferences.ts';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import styles from './LobbySettings.module.css';

interface LobbySettingsProps {
  /** The settings stay in this browser, because no user is logged in. */
  readonly isVisitor?: boolean;
  /** The settings of the lobby itself. */
  readonly children?: ReactNode;
}

/** The viewer's own lobby settings, and below them those of the lobby. */
export function LobbySettings({ isVisitor = false, children }: LobbySettingsProps) {
  const { lobbyShowAvatars, lobbyShowCode, sound } = useSettings();
  function change(key: 'lobbyShowAvatars' | 'lobbyShowCode' | 'sound', value: boolean) {
    if (isVisitor) applyPreferences({ [key]: value });
    else void changeSetting(key, value);
  }
  return (
    <section className={styles.settings} aria-label="Lobby settings">
      <fieldset className={styles.own}>
        <legend className={styles.legend}>For you</legend>
        <Switch
          label="Show Avatars"
          checked={lobbyShowAvatars}
          onChange={(checked) => change('lobbyShowAvatars', checked)}
        />
        <Switch
          label="Always show the code"
          checked={lobbyShowCode}
          onChange={(checked) => change('lobbyShowCode', checked)}
        />
        <Switch
          label="Enable Sound Effects"
          checked={sound}
          onChange={(checked) => change('sound', checked)}
        />
        {!isVisitor && <NotificationsSwitch />}
      </fieldset>
      {children}
    </section>
  );
}
