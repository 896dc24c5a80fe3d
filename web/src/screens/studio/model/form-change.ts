import type { Step } from '@tallyho/game/minigames/fields';
import { counted } from '@tallyho/game/text';
import type { EditedGame, EditedPicture, EditedTheme } from './edited-theme.ts';

/** What differs between two states of a form. */
export interface FormChange {
  /** The key of the changed game; null: the theme itself, or its list of games. */
  readonly game: string | null;
  /** The field, mostly in the terms of FormProblem. 'alts.2' is the description of a picture, 'pictures.2' the picture. */
  readonly field: string;
  /** What happened, as part of a sentence: '3 pictures removed'. */
  readonly text: string;
  /** True if the change continues while a field is edited: letters that are typed, a slider that is dragged. */
  readonly isGradual: boolean;
}

type InGame = Omit<FormChange, 'game'>;

const once = (field: string, text: string): InGame => ({ field, text, isGradual: false });
const gradual = (field: string, text: string): InGame => ({ field, text, isGradual: true });

const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the indexes at which two lists of the same length differ. */
const differing = <Entry>(before: readonly Entry[], after: readonly Entry[]): number[] =>
  after.flatMap((entry, index) => (same(entry, before[index]) ? [] : [index]));

/** 'added', 'removed' or 'moved'; null if the lists are the same. */
function listChange<Entry>(before: readonly Entry[], after: readonly Entry[]) {
  const isIn = (list: readonly Entry[]) => (entry: Entry) => list.some((other) => same(other, entry));
  const removed = before.filter((entry) => !isIn(after)(entry));
  const added = after.filter((entry) => !isIn(before)(entry));
  if (removed.length > 0) return { verb: 'removed', entries: removed } as const;
  if (added.length > 0) return { verb: 'added', entries: added } as const;
  return same(before, after) ? null : ({ verb: 'moved', entries: after } as const);
}

function stepsChange(before: readonly Step[], after: readonly Step[], one: 'tier' | 'point'): InGame | null {
  if (before.length < after.length) return once(`steps.${differing(before, after)[0] ?? 0}`, `${one} added`);
  if (before.length > after.length) return once('steps', `${one} removed`);
  const [first, ...others] = differing(before, after);
  if (first === undefined) return null;
  if (others.length > 0) return once(`steps.${first}`, `${one}s changed`);
  return before[first]?.name === after[first]?.name
    ? gradual(`colors.${first}`, `color of a ${one}`)
    : gradual(`steps.${first}`, `name of a ${one}`);
}

function picturesChange(before: readonly EditedPicture[], after: readonly EditedPicture[]): InGame | null {
  const ids = (pictures: readonly EditedPicture[]) => pictures.map(({ id }) => id);
  const change = listChange(ids(before), ids(after));
  switch (change?.verb) {
    case 'removed':
      return once('pictures', `${counted(change.entries.length, 'picture')} removed`);
    case 'added':
      return once(
        `pictures.${ids(after).indexOf(change.entries[0] ?? '')}`,
        `${counted(change.entries.length, 'picture')} added`,
      );
    case 'moved':
      return once(`pictures.${differing(ids(before), ids(after))[0] ?? 0}`, 'pictures moved');
    case undefined: {
      const [first, ...others] = differing(before, after);
      if (first === undefined) return null;
      if (others.length > 0) return once(`alts.${first}`, 'descriptions of pictures');
      return gradual(`alts.${first}`, 'description of a picture');
    }
    default:
      return change satisfies never;
  }
}

function gameChange(before: EditedGame, after: EditedGame): InGame | null {
  if (before.name !== after.name) return gradual('name', 'name of the game');
  if (before.description !== after.description) return gradual('description', 'description of the game');
  if (before.type !== after.type) return once('type', 'type of the game');
  if (before.ordered !== after.ordered) return once('ordered', 'Tiers are ranked');
  if (before.seMode !== after.seMode) return once('seMode', 'Five random pictures');
  if (before.ratingValue !== after.ratingValue) return gradual('ratingValue', 'start of the sliders');
  if (!same(before.pair, after.pair)) return once('pair', 'colors of the sides');
  for (const end of ['worst', 'best'] as const)
    if (before.ends[end] !== after.ends[end]) return gradual(`ends.${end}`, 'end of the row');
  for (const side of ['left', 'right'] as const)
    for (const part of ['header', 'description'] as const)
      if (before[side][part] !== after[side][part]) return gradual(`${side}.${part}`, `${part} of a side`);
  return (
    stepsChange(before.tiers, after.tiers, 'tier') ??
    stepsChange(before.points, after.points, 'point') ??
    picturesChange(before.pictures, after.pictures)
  );
}

function themeChange(before: EditedTheme, after: EditedTheme): InGame | null {
  if (before.name !== after.name) return gradual('name', 'name of the theme');
  if (before.description !== after.description) return gradual('description', 'description of the theme');
  if (before.hidden !== after.hidden) return once('hidden', 'Hidden');
  const tags = listChange(
    before.tags.map(({ name }) => name),
    after.tags.map(({ name }) => name),
  );
  if (tags) return once('tags', `tag ${tags.verb}`);
  const games = listChange(
    before.games.map(({ key }) => key),
    after.games.map(({ key }) => key),
  );
  return games && once('games', games.verb === 'moved' ? 'games moved' : `game ${games.verb}`);
}

/**
 * Returns the first difference between two states of a form, in the order of its fields; null if nothing differs that
 * an administrator can change. An index in `field` counts in `after`.
 */
export function changeBetween(before: EditedTheme, after: EditedTheme): FormChange | null {
  const own = themeChange(before, after);
  if (own) return { ...own, game: null };
  for (const game of after.games) {
    const earlier = before.games.find(({ key }) => key === game.key);
    const change = earlier && earlier !== game ? gameChange(earlier, game) : null;
    if (change) return { ...change, game: game.key };
  }
  return null;
}
