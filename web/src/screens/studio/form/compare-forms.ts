import type { FormGame, ThemeForm } from './form-schema.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A game without what differs between two forms of the same stored theme. */
const content = ({ key: _, createdAt: __, ...game }: FormGame) => game;

const titleOf = ({ name }: FormGame, index: number): string => `“${name.trim() || `Game ${index + 1}`}”`;

/** Returns true if both forms would be saved as the same theme. */
export const isSameForm = (one: ThemeForm, other: ThemeForm): boolean =>
  same({ ...one, games: one.games.map(content) }, { ...other, games: other.games.map(content) });

/** Returns what differs from `before` to `after`, in plain words: 'name', 'game “Best cat”: pictures'. */
export const differencesOf = (before: ThemeForm, after: ThemeForm): string[] => {
  const parts = (['name', 'description', 'type'] as const).filter((part) => before[part] !== after[part]);
  const tagNames = (form: ThemeForm) => form.tags.map(({ name }) => name).sort();
  const gone = before.games.filter(({ name }) => after.games.every((game) => game.name !== name));
  return [
    ...parts,
    ...(before.hidden === after.hidden ? [] : [after.hidden ? 'is hidden now' : 'is published now']),
    ...(same(tagNames(before), tagNames(after)) ? [] : ['tags']),
    ...gone.map((game, index) => `game ${titleOf(game, index)} removed`),
    ...after.games.flatMap((game, index) => {
      const earlier = before.games.find(({ name }) => name === game.name);
      if (!earlier) return [`game ${titleOf(game, index)} added`];
      if (!same(earlier.pictures, game.pictures)) return [`game ${titleOf(game, index)}: pictures`];
      return same(content(earlier), content(game)) ? [] : [`game ${titleOf(game, index)}`];
    }),
  ];
};
