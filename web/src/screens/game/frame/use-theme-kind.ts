import { isLobbyGame } from '@tallyho/game/minigames/registry';
import { isSameTheme } from '@tallyho/game/themes/theme-snapshot';
import { useView } from '../../../entities/room/room-hooks.tsx';
import type { ThemeKind } from '../../../entities/themes/poster.ts';

/** Returns the kind of the theme that is played. */
export function useThemeKind(): ThemeKind {
  const theme = useView(({ game }) => game?.theme);
  const custom = useView(({ customThemes }) => customThemes);
  if (!theme) return 'things';
  if (custom.some(({ name }) => isSameTheme(name, theme.name))) return 'own';
  return theme.games.every(({ type }) => isLobbyGame(type)) ? 'players' : 'things';
}
