import { locales, type Preferences as Stored } from '@tallyho/game/accounts/preferences';
import { NotificationsSwitch } from '../../../entities/feedback/NotificationsSwitch.tsx';
import { formatDate, formatNumber } from '../../../entities/preferences/format.ts';
import { applyPreferences, changeSetting, useSettings } from '../../../entities/preferences/preferences.ts';
import { Select } from '../../../shared/ui/controls/Select.tsx';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import styles from './PreferenceFields.module.css';

const names = new Intl.DisplayNames('en', { type: 'language' });
const options = locales.map((locale) => ({
  value: locale,
  label: locale === 'system' ? 'As on this device' : (names.of(locale) ?? locale),
}));
const isLocale = (value: string): value is Stored['locale'] => locales.some((locale) => locale === value);

/** A user who appears as hidden must be hidden. If the server does not accept the change, it is reverted. */
async function appearOffline(wanted: boolean) {
  if (await changeSetting('appearOffline', wanted)) return;
  applyPreferences({ appearOffline: !wanted });
  showToast('That could not be stored. Please try again.', 'bad');
}

interface PreferencesProps {
  /** False for a guest, who has no friends to hide from. */
  readonly hasFriends?: boolean;
}

/** The user's settings for sounds, motion, formats and visibility. Stored in the account. */
export function PreferenceFields({ hasFriends = true }: PreferencesProps) {
  const { sound, motion, locale, appearOffline: isHidden } = useSettings();
  return (
    <div className={styles.preferences}>
      <Switch label="Sound" checked={sound} onChange={(on) => void changeSetting('sound', on)} />
      <NotificationsSwitch />
      <Switch
        label="Reduce motion"
        hint="Things fade instead of bouncing."
        checked={motion === 'reduced'}
        onChange={(on) => void changeSetting('motion', on ? 'reduced' : 'system')}
      />
      {hasFriends && (
        <Switch
          label="Appear offline"
          hint="Friends don't see whether and where you play. They can still write to you."
          checked={isHidden}
          onChange={(on) => void appearOffline(on)}
        />
      )}
      <Select
        label="Dates and numbers"
        hint={`${formatDate(Date.UTC(2026, 10, 21, 12), 'longDate')} · ${formatNumber(1234.5)}`}
        options={options}
        value={isLocale(locale) ? locale : 'system'}
        onChange={(value) => void changeSetting('locale', value)}
      />
    </div>
  );
}
