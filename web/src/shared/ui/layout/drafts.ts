/**
 * What a draft is of. Each kind has storage keys of its own, so that dropping all of one kind leaves the others.
 * answer: to a game round. text: a message or report. form: the fields of a form. chat: a line for a room's chat.
 */
export type DraftKind = 'answer' | 'text' | 'form' | 'chat';

const prefixOf = (kind: DraftKind): string => `tallyho:draft-${kind}:`;

/** What this tab keeps under a name, over reloads too; null: nothing, or no storage. */
export function readDraft(kind: DraftKind, name: string): string | null {
  try {
    return sessionStorage.getItem(prefixOf(kind) + name);
  } catch {
    return null;
  }
}

/** Keeps a text in this tab until it is sent; an empty one is dropped. Without storage it does nothing. */
export function writeDraft(kind: DraftKind, name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(prefixOf(kind) + name, text);
    else sessionStorage.removeItem(prefixOf(kind) + name);
  } catch {
    // Without storage a reload loses what is not sent yet.
  }
}

/** Drops all drafts of a kind. */
export function dropDrafts(kind: DraftKind): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefixOf(kind))) sessionStorage.removeItem(key);
  } catch {
    // Nothing stored, nothing to drop.
  }
}

/** The texts of a form's fields. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What was typed into the form with this name. */
export function readFormDraft(form: string): FieldTexts {
  try {
    const stored: unknown = JSON.parse(readDraft('form', form) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps the fields of a form until it is sent. Never give it a password. */
export const writeFormDraft = (form: string, values: FieldTexts): void =>
  writeDraft('form', form, JSON.stringify(values));

/** Drops what was typed into the form with this name. */
export const dropFormDraft = (form: string): void => writeDraft('form', form, '');
