import type { Preferences } from '@tallyho/game/accounts/preferences';
import { useSyncExternalStore } from 'react';
import { showMotion } from '../../shared/ui/styles/motion.ts';
import { isUnchangedSince, storePreference } from './local-changes.ts';

/** The visual and sound settings of this page. The background has its own chooser. */
export type Settings = Omit<Preferences, 'background'>;

const storageKey = 'tallyho:settings';

/** The default settings. Repeated here so that the first page needs no schema code. */
const defaults: Settings = {
  avatarEnabled: true,
  animationsEnabled: true,
  showNSFW: false,
  fontSize: 16,
  lobbyShowAvatars: true,
  sound: true,
  numPlayers: 4,
  motion: 'system',
  locale: 'system',
  appearOffline: false,
  lobbyRules: { lateJoin: true, answerTimer: { mode: 'off' }, anonymousVotes: false, numRounds: null },
};

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
  return Object.fromEntries(known);
}

function stored(): Partial<Settings> {
  try {
    return settingsIn(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

let settings: Settings = defaults;
const listeners = new Set<() => void>();
take(stored());

function take(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  showMotion(settings.animationsEnabled && settings.motion !== 'reduced');
}

function set(change: Partial<Settings>): void {
  take(change);
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // If storage is full or forbidden, only the next visit starts with the defaults.
  }
  for (const listener of listeners) listener();
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
  if (settings[key] === value) return true;
  set({ [key]: value });
  return storePreference<keyof Settings>(key, value);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the user's current settings. */
export const readSettings = (): Settings => settings;

export const useSettings = (): Settings => useSyncExternalStore(subscribe, readSettings);
