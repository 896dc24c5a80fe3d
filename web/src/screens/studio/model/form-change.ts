import { counted } from '@tallyho/game/text';
import { differing, type FieldChange, gradual, isSameValue, once } from '../../../minigames/editor/field.ts';
import { formParts } from '../../../minigames/forms.ts';
import type { EditedGame, EditedPicture, EditedTheme } from './edited-theme.ts';

/** What differs between two states of a form. */
export interface FormChange extends FieldChange {
  /** The key of the changed game; null: the theme itself, or its list of games. */
  readonly game: string | null;
}

const notIn = (list: readonly string[]) => {
  const known = new Set(list);
  return (entry: string) => !known.has(entry);
};

/** 'added', 'removed' or 'moved'; null if the lists are the same. */
function listChange(before: readonly string[], after: readonly string[]) {
  const removed = before.filter(notIn(after));
  const added = after.filter(notIn(before));
  if (removed.length > 0) return { verb: 'removed', entries: removed } as const;
  if (added.length > 0) return { verb: 'added', entries: added } as const;
  return isSameValue(before, after) ? null : ({ verb: 'moved', entries: after } as const);
}

function picturesChange(
  before: readonly EditedPicture[],
  after: readonly EditedPicture[],
): FieldChange | null {
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

function gameChange(before: EditedGame, after: EditedGame): FieldChange | null {
  if (before.name !== after.name) return gradual('name', 'name of the game');
  if (before.description !== after.description) return gradual('description', 'description of the game');
  if (before.type !== after.type) return once('type', 'type of the game');
  if (before.suits !== after.suits) return once('suits', 'For grown-ups');
  for (const { of, changeOf } of formParts) {
    const change = isSameValue(of(before), of(after)) ? null : changeOf(of(before), of(after));
    if (change) return change;
  }
  return picturesChange(before.pictures, after.pictures);
}

function themeChange(before: EditedTheme, after: EditedTheme): FieldChange | null {
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
  if (!games) return null;
  if (games.verb === 'moved') return once('games', 'games moved');
  const what = games.entries.length === 1 ? 'game' : counted(games.entries.length, 'game');
  return once('games', `${what} ${games.verb}`);
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
