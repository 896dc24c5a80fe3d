import { defaultPreferences } from '@tallyho/game/accounts/default-preferences';
import type { Preferences } from '@tallyho/game/accounts/preferences';
import { storedGuestsRule } from '@tallyho/game/model/default-rules';
import { jsonItem } from '../../shared/storage/storage-item.ts';
import { createStore, useStore } from '../../shared/store/store.ts';
import { showMotion } from '../../shared/ui/styles/motion.ts';
import { isUnchangedSince, storePreference } from './local-changes.ts';

/** The visual and sound settings of this page. The background has its own chooser. */
export type Settings = Omit<Preferences, 'background'>;

const { background: _, ...defaults } = defaultPreferences;

/** Numbers must have the right type too; their ranges are checked where they are used. */
function fits(key: keyof Settings, value: unknown): boolean {
  if (typeof value !== typeof defaults[key] || value === null) return false;
  if (key === 'fontSize') return Number(value) >= 12 && Number(value) <= 24 && Number(value) % 2 === 0;
  return key !== 'numPlayers' || (Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 8);
}

/** Returns the known settings among untrusted ones. */
function settingsIn(values: unknown): Partial<Settings> {
  if (typeof values !== 'object' || values === null) return {};
  const known = Object.entries(values).filter(
    ([key, value]) => Object.hasOwn(defaults, key) && fits(key as keyof Settings, value), // checked in the previous line
  );
  const settings: Partial<Settings> = Object.fromEntries(known);
  // Stored rules can lack a newer rule, or have a value of an older version.
  const rules = { ...defaults.lobbyRules, ...settings.lobbyRules };
  const lobbyRules = { ...rules, guestsMayJoin: storedGuestsRule(rules.guestsMayJoin) };
  return 'lobbyRules' in settings ? { ...settings, lobbyRules } : settings;
}

const stored = jsonItem('local', 'settings', settingsIn);

const store = createStore<Settings>({ ...defaults, ...stored.read() }, defaults);
const show = ({ motion }: Settings) => showMotion(motion !== 'reduced');
show(store.getSnapshot());

function set(change: Partial<Settings>): void {
  const settings = { ...store.getSnapshot(), ...change };
  show(settings);
  // If nothing can be stored, the next visit starts with the defaults.
  stored.write(settings);
  store.set(settings);
}

/**
 * Applies the settings stored in the user's account. Unknown and invalid values are ignored, and so are settings that
 * were changed here after `mark` (`changeMark`), the time of the account request.
 */
export function applyPreferences(values: unknown, mark = Number.POSITIVE_INFINITY): void {
  const news = Object.entries(settingsIn(values)).filter(([key]) => isUnchangedSince(key, mark));
  set(Object.fromEntries(news));
}

/**
 * Changes one setting immediately and stores it in the account. Resolves to true if it is stored. Most settings
 * concern this page, which has already changed; if the request fails, the next change updates the account.
 */
export async function changeSetting<Key extends keyof Settings>(
  key: Key,
  value: Settings[Key],
): Promise<boolean> {
  if (store.getSnapshot()[key] === value) return true;
  set({ [key]: value });
  return storePreference<keyof Settings>(key, value);
}

/** Returns the user's current settings. */
export const readSettings = store.getSnapshot;

export const useSettings = (): Settings => useStore(store);
