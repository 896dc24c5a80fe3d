/**
 * The kind of a draft. Each kind has its own storage keys, so that dropping all drafts of one kind leaves the others.
 * answer: to a game round. text: a message or report. form: the fields of a form. chat: a message to a room's chat.
 */
export type DraftKind = 'answer' | 'text' | 'form' | 'chat';

const prefixOf = (kind: DraftKind): string => `tallyho:draft-${kind}:`;

/**
 * Returns the text that this tab has stored under a name, also after a reload; null if there is no text or no
 * storage.
 */
export function readDraft(kind: DraftKind, name: string): string | null {
  try {
    return sessionStorage.getItem(prefixOf(kind) + name);
  } catch {
    return null;
  }
}

/** Stores a text in this tab until it is sent; an empty text is dropped. Does nothing without storage. */
export function writeDraft(kind: DraftKind, name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(prefixOf(kind) + name, text);
    else sessionStorage.removeItem(prefixOf(kind) + name);
  } catch {
    // Without storage a reload loses unsent texts.
  }
}

/** Drops all drafts of a kind. */
export function dropDrafts(kind: DraftKind): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefixOf(kind))) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to drop.
  }
}

/** The texts of a form's fields. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Returns the stored texts of the form with this name. */
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

/** Stores the fields of a form until it is sent. Never pass a password. */
export const writeFormDraft = (form: string, values: FieldTexts): void =>
  writeDraft('form', form, JSON.stringify(values));

/** Drops the stored texts of the form with this name. */
export const dropFormDraft = (form: string): void => writeDraft('form', form, '');
