import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { type ThemeSnapshot, themeSnapshotSchema } from '@tallyho/game/themes/theme-snapshot';
import * as v from 'valibot';
import type { FormGame, ThemeForm } from '../model/form-schema.ts';
import { gameDraftOf } from '../model/theme-form.ts';
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
const filled = (game: FormGame, index: number): FormGame => ({
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

/**
 * Returns the theme of a form as a room would play it. Missing texts are filled in, so that an unfinished theme can be shown. Null
 * if it has no games, or one that cannot be shown.
 */
export function previewTheme({ name, description, type, games }: ThemeForm): ThemeSnapshot | null {
  const parsed = v.safeParse(themeSnapshotSchema, {
    name: name.trim() || 'New theme',
    description,
    type,
    tags: [],
    games: games.map((game, index) => ({
      ...gameDraftOf(filled(game, index)),
      items:
        game.type === 'TierList'
          ? game.pictures.slice(0, limits.items.max).map(({ url, alt }, at) => ({
              id: `picture-${at}`,
              url: studioAddress(url),
              alt: alt.trim() || `Picture ${at + 1}`,
            }))
          : [],
    })),
  });
  return parsed.success ? parsed.output : null;
}
