import * as v from 'valibot';
import { limits } from '../limits.ts';
import type { MiniGameType } from '../minigames/registry.ts';
import { playedAs, playedGameOf, playedGameSchema } from './game.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.theme.name));

/** The copy of a theme that a room plays. Later edits do not change it. The edge makes it, the room parses it. */
export const themeSnapshotSchema = v.object({
  name,
  description: v.pipe(v.string(), v.maxLength(limits.theme.description)),
  type: v.picklist(['normal', 'lobby']),
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(limits.label))), v.maxLength(limits.tags.perTheme)),
  games: v.pipe(v.array(playedGameSchema), v.minLength(1), v.maxLength(limits.theme.games)),
});
export type ThemeSnapshot = v.InferOutput<typeof themeSnapshotSchema>;

/** Returns the theme with its games as games of one type; null if it has no game with enough pictures. */
export const snapshotAs = (snapshot: ThemeSnapshot, type: MiniGameType): ThemeSnapshot | null => {
  const games = snapshot.games.flatMap((game) => {
    const other = playedAs(game, type, game.items.length);
    return other ? [playedGameOf(other, game.items)] : [];
  });
  return games.length > 0 ? { ...snapshot, games } : null;
};

/** Returns true if both names refer to the same theme. Case and surrounding white space are ignored. */
export const isSameTheme = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();
