import { gameInputSchema, themedGameSchema } from '@tallyho/game/minigames/registry';
import * as v from 'valibot';
import { success } from '../../rooms/schemas.ts';

const theme = {
  _id: v.string(),
  name: v.string(),
  description: v.string(),
  type: v.picklist(['normal', 'lobby']),
};
const tag = v.object({
  _id: v.string(),
  name: v.string(),
  category: v.string(),
  adminOnly: v.boolean(),
  color: v.string(),
});

export const themesAnswer = v.object({
  success,
  themes: v.array(
    v.object({
      ...theme,
      tags: v.array(v.string()),
      games: v.array(v.object({ name: v.string(), type: v.string() })),
      covers: v.array(v.string()),
    }),
  ),
});
export const gameAnswer = v.object({ success, game: themedGameSchema, gameIndex: v.number() });
export const detailsAnswer = v.object({
  success,
  theme: v.object({
    ...theme,
    games: v.array(v.intersect([gameInputSchema, v.object({ createdAt: v.number() })])),
    tags: v.array(tag),
  }),
});
export const savedAnswer = v.object({ success, message: v.string(), _id: v.string() });
