import { limits } from '@tallyho/game/limits';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { jsonItem } from '../../shared/storage/storage-item.ts';

/** A theme while it is being written. */
export interface ThemeDraft {
  readonly name: string;
  readonly texts: readonly string[];
  /** What stands in the items' field and is not on the list yet. */
  readonly next: string;
  readonly types: readonly MiniGameType[];
}

const empty: ThemeDraft = { name: '', texts: [], next: '', types: [] };

const isText = (value: unknown): value is string => typeof value === 'string';
const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

/** Keeps the valid fields: a draft that an older version stored may lack some. */
function draftIn(stored: unknown): Omit<ThemeDraft, 'types'> & { readonly types: readonly string[] } {
  if (typeof stored !== 'object' || stored === null) return empty;
  const { name, texts, next, types } = stored as Record<string, unknown>; // every field is checked below
  return {
    name: isText(name) ? name : '',
    texts: textsIn(texts).slice(0, limits.customThemes.texts),
    next: isText(next) ? next : '',
    types: textsIn(types),
  };
}

const stored = jsonItem('session', 'own-theme', draftIn);

/** Returns the draft of this tab, also from before a reload. `types` are the existing games; others are left out. */
export function readThemeDraft(types: readonly MiniGameType[]): ThemeDraft {
  const draft = stored.read() ?? empty;
  return { ...draft, types: types.filter((type) => draft.types.includes(type)) };
}

export const writeThemeDraft = (draft: ThemeDraft): void => void stored.write(draft);

export const clearThemeDraft = (): void => void stored.clear();

const sameText = (a: string, b: string) => a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

/**
 * The list with every line of `given` on it, as far as they fit; `problem` says in words what was left out, and `rest`
 * has those lines.
 */
export function withTexts(
  texts: readonly string[],
  given: string,
): { readonly texts: readonly string[]; readonly rest: readonly string[]; readonly problem: string | null } {
  const { texts: most, textLength } = limits.customThemes;
  const list = [...texts];
  const [long, known, over]: [string[], string[], string[]] = [[], [], []];
  // Lists from tables have tabs in them.
  for (const line of given.split(/\r?\n/).map((text) => text.replace(/\p{Cc}+/gu, ' ').trim())) {
    if (line === '') continue;
    if (list.some((text) => sameText(text, line))) known.push(line);
    else if (line.length > textLength) long.push(line);
    else if (list.length >= most) over.push(line);
    else list.push(line);
  }
  const problems = [
    long.length > 0 && `Too long, at most ${textLength} characters: ${quoted(long)}.`,
    known.length > 0 && `On the list already: ${quoted(known)}.`,
    over.length > 0 && `At most ${most} items. Left out: ${quoted(over)}.`,
  ].filter((problem) => problem !== false);
  return { texts: list, rest: [...long, ...known, ...over], problem: problems.join(' ') || null };
}

/** The first two, and how many more. */
const quoted = (lines: readonly string[]): string => {
  const shown = lines.slice(0, 2).map((line) => (line.length > 30 ? `${line.slice(0, 29)}…` : line));
  return lines.length > 2 ? `${shown.join(', ')} and ${lines.length - 2} more` : shown.join(', ');
};
