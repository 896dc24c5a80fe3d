import { limits } from '@tallyho/game/limits';
import type { MiniGameType } from '@tallyho/game/minigames/registry';

/** A theme while it is being written. */
export interface ThemeDraft {
  readonly name: string;
  readonly texts: readonly string[];
  /** What stands in the items' field and is not on the list yet. */
  readonly next: string;
  readonly types: readonly MiniGameType[];
}

const storageKey = 'tallyho:own-theme';
const empty: ThemeDraft = { name: '', texts: [], next: '', types: [] };

const isText = (value: unknown): value is string => typeof value === 'string';
const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

/** What this tab has been writing, also before a reload. `types` are the games there are. */
export function readThemeDraft(types: readonly MiniGameType[]): ThemeDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return empty;
    const { name, texts, next, types: chosen } = stored as Record<string, unknown>; // every field is checked below
    return {
      name: isText(name) ? name : '',
      texts: textsIn(texts).slice(0, limits.ownThemes.texts),
      next: isText(next) ? next : '',
      types: types.filter((type) => textsIn(chosen).includes(type)),
    };
  } catch {
    return empty;
  }
}

export function writeThemeDraft(draft: ThemeDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage a reload forgets it.
  }
}

export function clearThemeDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing stored, nothing to forget.
  }
}

const sameText = (a: string, b: string) => a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

/**
 * The list with every line of `given` on it, as far as they fit; `problem` says in words what was left out, and `rest`
 * has those lines.
 */
export function withTexts(
  texts: readonly string[],
  given: string,
): { readonly texts: readonly string[]; readonly rest: readonly string[]; readonly problem: string | null } {
  const { texts: most, textLength } = limits.ownThemes;
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
