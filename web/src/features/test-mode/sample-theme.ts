import { isLobbyGame, type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { sampleOf } from '../../minigames/samples.ts';

/** Returns a theme of sample games of one type. `count`: the maximum number of games; all of them if omitted. */
export const sampleTheme = (type: MiniGameType, count?: number): ThemeSnapshot => ({
  name: `Sample: ${miniGames[type].label}`,
  description: 'Sample data of test mode.',
  type: isLobbyGame(type) ? 'lobby' : 'normal',
  tags: [],
  games: sampleOf(type).games.slice(0, count),
});
