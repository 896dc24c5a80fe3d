import type { tags, themeGames, themes, themeTags } from '@tallyho/drizzle/schema/index';
import { normalizedName } from '@tallyho/game/text';
import { ApiError } from '../../http/errors.ts';
import type { ThemeInput } from './theme-input.ts';

type NewRow<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];
type Tag = Pick<typeof tags.$inferSelect, 'id' | 'nameNormalized'>;

const moment = (written: number | string | undefined, now: Date): Date => {
  const date = new Date(written ?? Number.NaN);
  return date <= now ? date : now;
};

/** Returns the normalized names of a theme's tags. */
export const tagKeys = (input: ThemeInput): string[] => input.tags.map(normalizedName);

/** Returns the rows of a theme. Throws `invalidInput` for an unknown tag. */
export const themeRows = (themeId: string, input: ThemeInput, known: Tag[], now: Date) => {
  const tagIds = input.tags.map((name) => {
    const tag = known.find(({ nameNormalized }) => nameNormalized === normalizedName(name));
    if (!tag) throw new ApiError('invalidInput', { field: 'tags', message: `There is no tag "${name}".` });
    return tag.id;
  });
  return {
    theme: {
      name: input.name,
      nameNormalized: normalizedName(input.name),
      description: input.description,
      type: input.type,
      hidden: input.hidden,
      updatedAt: now,
    } satisfies Partial<NewRow<typeof themes>>,
    games: input.games.map(
      ({ createdAt, pictures: _, ...game }, position): NewRow<typeof themeGames> => ({
        themeId,
        position,
        game,
        createdAt: moment(createdAt, now),
      }),
    ),
    tags: [...new Set(tagIds)].map(
      (tagId, position): NewRow<typeof themeTags> => ({ themeId, tagId, position }),
    ),
  };
};
