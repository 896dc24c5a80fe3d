import { type MiniGameType, miniGameTypes } from '@tallyho/game/minigames/registry';
import { suitsSchema } from '@tallyho/game/model/room-rules';
import { tagSchema } from '@tallyho/game/themes/tag';
import * as v from 'valibot';
import { formEntries } from '../../../minigames/forms.ts';

/** A stored picture of a game in the form. `alt` is empty until the administrator describes it. */
const editedPictureSchema = v.object({
  id: v.string(),
  url: v.string(),
  alt: v.string(),
  fileName: v.string(),
});
export type EditedPicture = v.InferOutput<typeof editedPictureSchema>;

/**
 * A game in the form. It has the fields of every mini-game, so that a changed type can be changed back without a loss.
 */
const editedGameSchema = v.object({
  /** Identifies the game in this form, also after it was moved. */
  key: v.string(),
  name: v.string(),
  description: v.string(),
  type: v.picklist<MiniGameType[]>(miniGameTypes),
  /** Drafts that are older than the field suit all. */
  suits: v.optional(suitsSchema, 'all'),
  ...formEntries,
  /** The folder of the pictures; null until the first picture is added. */
  folder: v.nullable(v.string()),
  pictures: v.array(editedPictureSchema),
  /** When the game was first saved (epoch ms); null: not yet. */
  createdAt: v.nullable(v.number()),
});
export type EditedGame = v.InferOutput<typeof editedGameSchema>;

/** Changes a game of the form. A function sees the newest game, also after an upload. */
export type ChangeGame = (change: Partial<EditedGame> | ((game: EditedGame) => Partial<EditedGame>)) => void;

/** A theme in the form. Unlike a stored theme it may be incomplete. */
export const editedThemeSchema = v.object({
  name: v.string(),
  description: v.string(),
  type: v.picklist(['normal', 'lobby']),
  hidden: v.boolean(),
  tags: v.array(tagSchema),
  games: v.array(editedGameSchema),
});
export type EditedTheme = v.InferOutput<typeof editedThemeSchema>;

/** Returns the form with a change of one of its games. */
export const changedGame = (
  form: EditedTheme,
  key: string,
  change: Parameters<ChangeGame>[0],
): EditedTheme => ({
  ...form,
  games: form.games.map((game) =>
    game.key === key ? { ...game, ...(typeof change === 'function' ? change(game) : change) } : game,
  ),
});

/** Returns the form whose games have a time if they were saved in `sent`, as the API gives them one. */
export const withTimes = (form: EditedTheme, sent: EditedTheme): EditedTheme => ({
  ...form,
  games: form.games.map((game) =>
    game.createdAt === null && sent.games.some(({ key }) => key === game.key)
      ? { ...game, createdAt: Date.now() }
      : game,
  ),
});
