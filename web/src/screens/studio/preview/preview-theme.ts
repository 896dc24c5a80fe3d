import { limits } from '@tallyho/game/limits';
import type { Item, Step } from '@tallyho/game/minigames/fields';
import { hasPictures, playedGameOf } from '@tallyho/game/themes/game';
import { type ThemeSnapshot, themeSnapshotSchema } from '@tallyho/game/themes/theme-snapshot';
import * as v from 'valibot';
import type { EditedGame, EditedPicture, EditedTheme } from '../model/edited-theme.ts';
import { storedGameOf } from '../model/theme-form.ts';
import { studioAddress } from '../pictures/studio-address.ts';

/** Returns the steps with a name for each that has none, and different names for all. */
function namedSteps(steps: readonly Step[], noun: string): Step[] {
  const used = new Set<string>();
  return steps.map(({ name, color }, index) => {
    const own = name.trim() || `${noun} ${index + 1}`;
    const isFree = !used.has(own.toLocaleLowerCase('en'));
    const free = isFree ? own : `${own.slice(0, limits.label - 4)} (${index + 1})`;
    used.add(free.toLocaleLowerCase('en'));
    return { name: free, color };
  });
}

/** Returns the game with texts in place of those that are still missing. */
const filled = (game: EditedGame, index: number): EditedGame => ({
  ...game,
  name: game.name.trim() || `Game ${index + 1}`,
  tiers: namedSteps(game.tiers, 'Tier'),
  points: namedSteps(game.points, 'Point'),
  left: { ...game.left, header: game.left.header.trim() || 'Left side' },
  right: { ...game.right, header: game.right.header.trim() || 'Right side' },
  ends:
    game.ends.worst.trim() || game.ends.best.trim()
      ? { worst: game.ends.worst.trim() || 'Worst', best: game.ends.best.trim() || 'Best' }
      : game.ends,
});

/** Returns a picture of the form as a room would play it. */
const previewItem = ({ url, alt }: EditedPicture, index: number): Item => ({
  id: `picture-${index}`,
  url: studioAddress(url),
  alt: alt.trim() || `Picture ${index + 1}`,
});

/**
 * Returns the theme of a form as a room would play it. Missing texts are filled in, so that an unfinished theme can be shown. Null
 * if it has no games, or one that cannot be shown.
 */
export function previewTheme({ name, description, type, games }: EditedTheme): ThemeSnapshot | null {
  const parsed = v.safeParse(themeSnapshotSchema, {
    name: name.trim() || 'New theme',
    description,
    type,
    tags: [],
    games: games.map((game, index) =>
      playedGameOf(
        storedGameOf(filled(game, index)),
        hasPictures(game.type) ? game.pictures.map(previewItem) : [],
      ),
    ),
  });
  return parsed.success ? parsed.output : null;
}
