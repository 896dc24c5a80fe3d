import { changeSetting, useSettings } from '../../entities/preferences/preferences.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './CodeSwitch.module.css';

/** Shows the code and its QR code at the table, for a screen that everybody sees. Only where the lobby is wide enough for both. */
export function CodeSwitch() {
  const { lobbyShowCode } = useSettings();
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={lobbyShowCode}
      onClick={() => changeSetting('lobbyShowCode', !lobbyShowCode)}
    >
      <span className={styles.chip}>{lobbyShowCode && <Icon name="check" />} Code on screen</span>
    </button>
  );
}
