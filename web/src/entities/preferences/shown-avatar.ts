import { useSettings } from './preferences.ts';

/** The neutral avatar. */
export const noAvatar = 0;

/**
 * Returns a function that maps a player's avatar to the one to draw in lobby and game: the neutral one if the viewer has
 * turned the lobby's Show Avatars off.
 */
export function useShownAvatar(): (avatar: number) => number {
  const { lobbyShowAvatars } = useSettings();
  return lobbyShowAvatars ? (avatar) => avatar : () => noAvatar;
}
