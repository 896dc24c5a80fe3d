import { limits } from '@tallyho/game/limits';
import { namesAreUnique } from '@tallyho/game/minigames/fields';
import { type GameInput, gameInputSchema, miniGames } from '@tallyho/game/minigames/registry';
import * as v from 'valibot';
import { folderSchema } from '../../pictures/picture.ts';

const tagName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.label));
/** A game without a folder has no pictures yet. */
const hasGoodFolder = ({ config }: GameInput): boolean =>
  !('content' in config) || config.content === null || v.is(folderSchema, config.content);

/** An uploaded picture of the game's folder, with its description. */
const pictureSchema = v.object({
  public_id: v.pipe(v.string(), v.maxLength(200)),
  alt: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Describe the picture in a few words.'),
    v.maxLength(limits.pictureAlt),
  ),
});

const gameSchema = v.intersect([
  v.pipe(gameInputSchema, v.check(hasGoodFolder, 'That is no folder of a theme.')),
  v.object({
    /** First saved in the editor: epoch ms or ISO 8601. */
    createdAt: v.optional(v.union([v.number(), v.string()])),
    /** The pictures that the game shows, in order. Absent: the folder stays as it is. */
    pictures: v.optional(v.pipe(v.array(pictureSchema), v.maxLength(limits.items.max))),
  }),
]);

/** A theme as an administrator submits it. */
export const themeInputSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string('Please enter a name.'),
      v.trim(),
      v.minLength(1, 'Please enter a name.'),
      v.maxLength(limits.theme.name),
      v.regex(/^\P{Cc}*$/u, 'A name cannot contain control characters.'),
    ),
    description: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.theme.description)), ''),
    type: v.picklist(['normal', 'lobby']),
    /** Names of existing tags, or the tags themselves. */
    tags: v.optional(
      v.pipe(
        v.array(
          v.union([
            v.pipe(
              v.object({ name: tagName }),
              v.transform(({ name }) => name),
            ),
            tagName,
          ]),
        ),
        v.maxLength(limits.tags.perTheme),
      ),
      [],
    ),
    games: v.pipe(v.array(gameSchema), v.minLength(1), v.maxLength(limits.theme.games)),
    /** Hidden themes are not offered in lobbies. */
    hidden: v.optional(v.boolean(), false),
    /** The version that the editor was opened with. Absent: the theme is replaced whatever its version is. */
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Hash of the starter theme; only the loader's value is used. */
    contentHash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  }),
  v.forward(
    v.check(({ games }) => namesAreUnique(games), 'Two games have the same name.'),
    ['games'],
  ),
  v.forward(
    v.check(
      ({ type, games }) => games.every((game) => miniGames[game.type].kind === type),
      'Normal themes have normal games, lobby themes have lobby games.',
    ),
    ['games'],
  ),
);
export type ThemeInput = v.InferOutput<typeof themeInputSchema>;
