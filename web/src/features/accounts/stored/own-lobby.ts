import { expiringItem } from './expiring-item.ts';

/** How long the wish is stored, in milliseconds. Users who need longer to register press the button again. */
const longest = 30 * 60_000;

function wishIn(stored: unknown): true {
  if (stored !== true) throw new TypeError('not a wish');
  return stored;
}

const stored = expiringItem('session', 'own-lobby', wishIn, longest);

/** Stores that the visitor of this tab wants a lobby of their own, which opens after the registration or login. */
export const storeOwnLobby = (): void => stored.write(true);
export const wantsOwnLobby = (): boolean => stored.read() !== null;
export const clearOwnLobby = stored.clear;
