import { limits } from '@tallyho/game/limits';
import { storedGameSchema } from '@tallyho/game/themes/game';
import { namedPictureSchema } from '@tallyho/game/themes/picture';
import {
  gamesDifferInName,
  gamesFitTheme,
  gamesTexts,
  tagNameSchema,
  themeFields,
} from '@tallyho/game/themes/theme-fields';
import * as v from 'valibot';
import { lookupText } from '../../http/lookup-text.ts';

const gameSchema = v.intersect([
  storedGameSchema,
  v.object({
    /** First saved in the editor: epoch ms or ISO 8601. */
    createdAt: v.optional(v.union([v.number(), lookupText])),
    /** The pictures that the game shows, in order. Absent: the folder stays as it is. */
    pictures: v.optional(v.pipe(v.array(namedPictureSchema), v.maxLength(limits.items.max))),
  }),
]);

/** A theme as an administrator submits it. */
export const themeInputSchema = v.pipe(
  v.object({
    ...themeFields,
    /** Names of existing tags, or the tags themselves. */
    tags: v.optional(
      v.pipe(
        v.array(
          v.union([
            v.pipe(
              v.object({ name: tagNameSchema }),
              v.transform(({ name }) => name),
            ),
            tagNameSchema,
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
    v.check((theme) => gamesDifferInName(theme), gamesTexts.sameName),
    ['games'],
  ),
  v.forward(
    v.check((theme) => gamesFitTheme(theme), gamesTexts.wrongKind),
    ['games'],
  ),
);
export type ThemeInput = v.InferOutput<typeof themeInputSchema>;
