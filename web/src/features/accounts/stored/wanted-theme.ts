import { expiringItem } from './expiring-item.ts';

/** How long the wish is stored, in milliseconds: to register, to open a lobby and to wait for the friends. */
const longest = 2 * 60 * 60_000;

function idIn(stored: unknown): string {
  if (typeof stored !== 'string' || stored === '') throw new TypeError('not the id of a theme');
  return stored;
}

const stored = expiringItem('session', 'wanted-theme', idIn, longest);

/** Stores the id of the theme that the user of this tab wants to play: the picker opens it first, once they lead a lobby. */
export const storeWantedTheme = stored.write;
export const readWantedTheme = stored.read;
export const clearWantedTheme = stored.clear;
