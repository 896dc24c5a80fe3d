import type { Preferences } from '@tallyho/game/accounts/preferences';
import { useSyncExternalStore } from 'react';
import { showMotion } from '../../shared/ui/styles/motion.ts';
import { isChangedSince, storePreference } from './local-changes.ts';

/** What this screen looks and sounds like. The background has a chooser of its own. */
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

/** Numbers have to be of the right kind too; what is inside of the rules is parsed where they are used. */
function fits(key: keyof Settings, value: unknown): boolean {
  if (typeof value !== typeof defaults[key] || value === null) return false;
  if (key === 'fontSize') return Number(value) >= 12 && Number(value) <= 24 && Number(value) % 2 === 0;
  return key !== 'numPlayers' || (Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 8);
}

/** The known settings among untrusted ones. */
function settingsIn(values: unknown): Partial<Settings> {
  if (typeof values !== 'object' || values === null) return {};
  const known = Object.entries(values).filter(
    ([key, value]) => Object.hasOwn(defaults, key) && fits(key as keyof Settings, value), // checked one line up
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
    // A full or forbidden storage only means that the next visit starts with the defaults.
  }
  for (const listener of listeners) listener();
}

/**
 * Takes over what the person has stored with the account; unknown or unfit values are left out, and so is what was changed
 * here after `mark` (`toldSoFar`), when the account was asked.
 */
export function applyPreferences(values: unknown, mark = Number.POSITIVE_INFINITY): void {
  const news = Object.entries(settingsIn(values)).filter(([key]) => isChangedSince(key, mark));
  set(Object.fromEntries(news));
}

/**
 * Changes one setting at once, and stores it with the person. Answers whether it is stored: most settings
 * are about this screen, which has changed already, and the account catches up with the next change if this one is lost.
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

/** The person's settings, as of now. */
export const readSettings = (): Settings => settings;

export const useSettings = (): Settings => useSyncExternalStore(subscribe, readSettings);
