import type { Item } from '@tallyho/game/minigames/fields';
import { hasPictures, playedGameOf } from '@tallyho/game/themes/game';
import { type ThemeSnapshot, themeSnapshotSchema } from '@tallyho/game/themes/theme-snapshot';
import * as v from 'valibot';
import { gameFormOf } from '../../../minigames/forms.ts';
import type { EditedGame, EditedPicture, EditedTheme } from '../model/edited-theme.ts';
import { storedGameOf } from '../model/theme-form.ts';
import { studioAddress } from '../pictures/studio-address.ts';

/** Returns the game with texts in place of those that are still missing. */
const filled = (game: EditedGame, index: number): EditedGame => ({
  ...game,
  ...gameFormOf(game.type).filled(game),
  name: game.name.trim() || `Game ${index + 1}`,
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
