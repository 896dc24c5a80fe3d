import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { suitsSchema } from '@tallyho/game/model/room-rules';
import { playedGameSchema, storedGameSchema } from '@tallyho/game/themes/game';
import { storedPictureSchema } from '@tallyho/game/themes/picture';
import { tagSchema } from '@tallyho/game/themes/tag';
import * as v from 'valibot';
import { success } from '../../http/describe.ts';

const theme = {
  _id: v.string(),
  name: v.string(),
  description: v.string(),
  type: v.picklist(['normal', 'lobby']),
};

/** `suits`: absent if the game suits all. */
const games = v.array(v.object({ name: v.string(), type: v.string(), suits: v.optional(suitsSchema) }));
const known = v.object({ players: v.number(), newGames: v.number() });

export const themesResponse = v.object({
  success,
  themes: v.array(
    v.object({
      ...theme,
      tags: v.array(v.string()),
      games,
      covers: v.array(v.string()),
      isNew: v.boolean(),
      /** How many members of the caller's lobby have played it, and how many of its games none of them has. */
      known,
      /** The same of its games that suit all ages. Absent if all do. */
      knownForAll: v.optional(known),
    }),
  ),
});
const edited = {
  hidden: v.boolean(),
  version: v.number(),
  updatedAt: v.number(),
  updatedBy: v.nullable(v.string()),
};
export const allThemesResponse = v.object({
  success,
  themes: v.array(
    v.object({
      ...theme,
      ...edited,
      createdAt: v.number(),
      tags: v.array(tagSchema),
      games,
      covers: v.array(v.string()),
    }),
  ),
});
export const editableThemeResponse = v.object({
  success,
  theme: v.object({
    ...theme,
    ...edited,
    tags: v.array(tagSchema),
    games: v.array(
      v.intersect([
        storedGameSchema,
        v.object({ createdAt: v.number(), pictures: v.array(storedPictureSchema) }),
      ]),
    ),
  }),
});
export const gameResponse = v.object({ success, game: playedGameSchema, gameIndex: v.number() });
export const detailsResponse = v.object({
  success,
  theme: v.object({
    ...theme,
    games: v.array(v.intersect([storedGameSchema, v.object({ createdAt: v.number() })])),
    tags: v.array(tagSchema),
    /** The mini-games that at least one game with pictures can be played as. */
    playableAs: v.array(v.picklist(miniGameTypes)),
  }),
});
export const savedResponse = v.object({ success, message: v.string(), _id: v.string(), version: v.number() });
export const deletedResponse = v.object({ success, message: v.string(), _id: v.string() });
