import { clearParts, jsonItem, textItem } from './storage-item.ts';

/**
 * The kind of a draft. Each kind has its own storage keys, so that dropping all drafts of one kind leaves the others.
 * answer: to a game round. text: a message or report. form: the fields of a form. chat: a message to a room's chat.
 */
export type DraftKind = 'answer' | 'text' | 'form' | 'chat';

/**
 * Returns the text that this tab has stored under a name, also after a reload; null if there is no text or no
 * storage.
 */
export const readDraft = (kind: DraftKind, name: string): string | null =>
  textItem('session', `draft-${kind}`, name).read();

/** Stores a text in this tab until it is sent; an empty text is dropped. Does nothing without storage. */
export function writeDraft(kind: DraftKind, name: string, text: string): void {
  const item = textItem('session', `draft-${kind}`, name);
  if (text) item.write(text);
  else item.clear();
}

/** Drops all drafts of a kind. */
export const dropDrafts = (kind: DraftKind): void => clearParts('session', `draft-${kind}`);

/** The texts of a form's fields. */
export type FieldTexts = Readonly<Record<string, string>>;

const textsIn = (stored: unknown): FieldTexts =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const formItem = (form: string) => jsonItem('session', 'draft-form', textsIn, form);

/** Returns the stored texts of the form with this name. */
export const readFormDraft = (form: string): FieldTexts => formItem(form).read() ?? {};

/** Stores the fields of a form until it is sent. Never pass a password. */
export const writeFormDraft = (form: string, values: FieldTexts): void => void formItem(form).write(values);

/** Drops the stored texts of the form with this name. */
export const dropFormDraft = (form: string): void => void formItem(form).clear();
