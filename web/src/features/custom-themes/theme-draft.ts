import { limits } from '@tallyho/game/limits';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { jsonItem } from '../../shared/storage/storage-item.ts';
import { listLines } from '../../shared/ui/text/list-lines.ts';

/** An unsaved custom theme. */
export interface ThemeDraft {
  readonly name: string;
  readonly texts: readonly string[];
  /** The text in the items' field that is not on the list yet. */
  readonly next: string;
  /** Null until the writer chooses or leaves out a mini-game. */
  readonly types: readonly MiniGameType[] | null;
}

const empty: ThemeDraft = { name: '', texts: [], next: '', types: null };

const isText = (value: unknown): value is string => typeof value === 'string';
const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

/** Returns the valid fields of a stored draft. A draft of an older version may lack some. */
function draftIn(stored: unknown): Omit<ThemeDraft, 'types'> & { readonly types: readonly string[] | null } {
  if (typeof stored !== 'object' || stored === null) return empty;
  const { name, texts, next, types } = stored as Record<string, unknown>; // every field is checked below
  return {
    name: isText(name) ? name : '',
    texts: textsIn(texts).slice(0, limits.customThemes.texts),
    next: isText(next) ? next : '',
    types: Array.isArray(types) ? textsIn(types) : null,
  };
}

const stored = jsonItem('session', 'own-theme', draftIn);

/** Returns the draft that this tab has stored. `types`: the known mini-games; others are dropped. */
export function readThemeDraft(types: readonly MiniGameType[]): ThemeDraft {
  const { types: chosen, ...draft } = stored.read() ?? empty;
  return { ...draft, types: chosen && types.filter((type) => chosen.includes(type)) };
}

export const writeThemeDraft = (draft: ThemeDraft): void => void stored.write(draft);

export const clearThemeDraft = (): void => void stored.clear();

const sameText = (a: string, b: string) => a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

/**
 * Adds each line of `input` to the list without its bullet or number, as far as the limits allow. `rest`: the lines that were left out; `problem`: the
 * reasons as a text, or null.
 */
export function withTexts(
  texts: readonly string[],
  input: string,
): { readonly texts: readonly string[]; readonly rest: readonly string[]; readonly problem: string | null } {
  const { texts: maxTexts, textLength } = limits.customThemes;
  const list = [...texts];
  const [long, duplicate, excess]: [string[], string[], string[]] = [[], [], []];
  for (const line of listLines(input)) {
    if (list.some((text) => sameText(text, line))) duplicate.push(line);
    else if (line.length > textLength) long.push(line);
    else if (list.length >= maxTexts) excess.push(line);
    else list.push(line);
  }
  const problems = [
    long.length > 0 && `Too long, at most ${textLength} characters: ${quoted(long)}.`,
    duplicate.length > 0 && `On the list already: ${quoted(duplicate)}.`,
    excess.length > 0 && `At most ${maxTexts} items. Left out: ${quoted(excess)}.`,
  ].filter((problem) => problem !== false);
  return { texts: list, rest: [...long, ...duplicate, ...excess], problem: problems.join(' ') || null };
}

/** Returns the first two lines and the number of the others. */
const quoted = (lines: readonly string[]): string => {
  const shown = lines.slice(0, 2).map((line) => (line.length > 30 ? `${line.slice(0, 29)}…` : line));
  return lines.length > 2 ? `${shown.join(', ')} and ${lines.length - 2} more` : shown.join(', ');
};
