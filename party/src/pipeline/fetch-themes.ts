import type { Ask } from '@tallyho/game/room/host/ask';
import type { LoadedThemes } from '@tallyho/game/room/state/event';
import type { Edge } from '../ports.ts';

/**
 * Returns what a room needs for its next theme. Rejects if the edge cannot be reached. A theme of the lobby is in the room, so
 * the edge is not asked for it.
 */
export const fetchThemes = async (
  edge: Pick<Edge, 'theme' | 'themeOptions'>,
  { what, code, draw, used }: Ask,
): Promise<LoadedThemes> => {
  const { gameId } = what;
  if (what.kind === 'options')
    return { type: 'themesDrawn', gameId, themes: await edge.themeOptions({ code, draw, used }) };
  const { option } = what;
  const theme = option.customTheme === null ? await edge.theme({ code, name: option.theme, draw }) : null;
  return { type: 'themeLoaded', gameId, option, theme };
};
