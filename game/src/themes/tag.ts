import * as v from 'valibot';

/** A label of themes. `adminOnly`: only administrators see it. */
export const tagSchema = v.object({
  _id: v.string(),
  name: v.string(),
  category: v.string(),
  adminOnly: v.boolean(),
  color: v.string(),
});
