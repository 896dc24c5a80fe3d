import type { themes } from '@tallyho/drizzle/schema/index';
import { counted } from '@tallyho/game/text';
import type { StoredGame } from '@tallyho/game/themes/game';
import type { ThemeInput } from './theme-input.ts';
import { pictureChanges } from './theme-pictures.ts';
import { tagKeys } from './theme-rows.ts';

type Theme = typeof themes.$inferSelect;
interface StoredTheme {
  readonly before: Theme;
  readonly games: readonly { readonly game: StoredGame }[];
  readonly tags: readonly { readonly nameNormalized: string }[];
  readonly pictures: readonly { readonly publicId: string; readonly folder: string }[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the parts of a theme that a save changes, in plain words for the audit log. */
export const changedParts = (
  { before, games, tags, pictures }: StoredTheme,
  after: Pick<Theme, 'name' | 'description' | 'type' | 'hidden'>,
  input: ThemeInput,
): string[] => {
  const gamesAfter = input.games.map(({ createdAt: _, pictures: __, ...game }) => game);
  const { added, removed } = pictureChanges(pictures, input);
  const parts: [part: string, isSame: boolean][] = [
    [`name to "${after.name}"`, before.name === after.name],
    ['description', before.description === after.description],
    ['type', before.type === after.type],
    [after.hidden ? 'hidden' : 'published', before.hidden === after.hidden],
    [
      'tags',
      same(tags.map(({ nameNormalized }) => nameNormalized).sort(), [...new Set(tagKeys(input))].sort()),
    ],
    [
      'games',
      same(
        games.map(({ game }) => game),
        gamesAfter,
      ),
    ],
    [`${counted(added, 'picture')} added`, added === 0],
    [`${counted(removed, 'picture')} removed`, removed === 0],
  ];
  return parts.filter(([, isSame]) => !isSame).map(([part]) => part);
};
