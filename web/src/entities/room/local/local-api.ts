import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { canPlayAs, folderOf } from '@tallyho/game/themes/game';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import type { LocalRoom } from './local-room.ts';

/** Returns an API response with a JSON body. */
export const respondLocally = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Returns an API response with an error. */
export const refuseLocally = (status: number, error: string, message: string): Response =>
  respondLocally(status, { success: false, error, message });

/** Returns the response of the theme API for the themes of a local room; null for other paths. */
export function themeResponse({ themes }: LocalRoom, path: string): Response | null {
  if (path === '/api/themes') return respondLocally(200, { themes: themes.map(listed) });
  const details = /^\/api\/themes\/([^/]+)\/details$/.exec(path)?.[1];
  const theme = themes.find(({ name }) => idOf(name) === details);
  return theme ? respondLocally(200, { theme: detailed(theme) }) : null;
}

const listed = ({ name, description, type, tags, games }: ThemeSnapshot) => ({
  _id: idOf(name),
  name,
  description,
  type,
  tags,
  games: games.map((game) => ({ name: game.name, type: game.type })),
  covers: games.flatMap(({ items }) => items.map(({ url }) => url)).slice(0, 4),
  isNew: false,
  known: { players: 0, newGames: games.length },
});

/** A theme as returned by GET /api/themes/{id}/details, where tags are objects. */
const detailed = (theme: ThemeSnapshot) => ({
  ...theme,
  _id: idOf(theme.name),
  playableAs: miniGameTypes.filter((type) =>
    theme.games.some((game) => folderOf(game) !== null && canPlayAs(type, game.items.length)),
  ),
  tags: theme.tags.map((name) => ({ _id: name, name, category: 'sample', adminOnly: false, color: 'blue' })),
});

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
