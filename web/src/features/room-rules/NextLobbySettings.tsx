import { nextLobbySettings } from '../../entities/lobby/next-lobby-settings.ts';
import { changeSetting, useSettings } from '../../entities/preferences/preferences.ts';
import styles from './RoomSettings.module.css';
import { RuleFields } from './RuleFields.tsx';

/** The number of players and the rules of the next lobby that the user creates. Stored with the account. */
export function NextLobbySettings() {
  const { maxPlayers, rules } = nextLobbySettings(useSettings());
  return (
    <fieldset className={styles.settings}>
      <legend className={styles.legend}>For your next lobby</legend>
      <RuleFields
        capacity={maxPlayers}
        seated={0}
        rules={rules}
        onResize={(players) => void changeSetting('numPlayers', players)}
        onChange={(some) => void changeSetting('lobbyRules', { ...rules, ...some })}
      />
    </fieldset>
  );
}
