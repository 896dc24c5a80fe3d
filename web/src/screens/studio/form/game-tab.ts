import type { EditedGame } from '../model/edited-theme.ts';

/** Returns what the tab of a game is called. `index`: its place in the theme, from 0. */
export const titleOf = (game: EditedGame, index: number): string => game.name.trim() || `Game ${index + 1}`;

/**
 * Returns the tab that a key leads to: the next or previous one, around the ends, or the first or last. Undefined for other
 * keys, and without tabs. If the open tab is not among these, the arrows lead to the ends.
 */
export function targetOf(key: string, tabs: readonly string[], open: string | null): string | undefined {
  const at = tabs.indexOf(open ?? '');
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return tabs[(at + 1) % tabs.length];
    case 'ArrowLeft':
    case 'ArrowUp':
      return tabs.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
