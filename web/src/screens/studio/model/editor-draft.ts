import * as v from 'valibot';
import { newId } from '../../../shared/api/new-id.ts';
import { jsonItem, listParts } from '../../../shared/storage/storage-item.ts';
import { authorPart } from '../../../shared/storage/storage-owner.ts';
import { editedThemeSchema } from './edited-theme.ts';

const editorDraftSchema = v.object({
  form: editedThemeSchema,
  /** The version of the stored theme that the form was opened with; null: a new theme. */
  version: v.nullable(v.number()),
  /** The stored theme of that version. Drafts of earlier versions of the site have none. */
  base: v.nullish(editedThemeSchema),
  /** When it was last changed, epoch ms. */
  at: v.number(),
});
export type EditorDraft = v.InferOutput<typeof editorDraftSchema>;

/**
 * The unsaved work on a theme, until it is saved or discarded: it stays after a reload, a crash or the end of the session, and
 * only its author sees it. `draftKey`: see `draftKeyOf`.
 */
export const editorDraft = (draftKey: string) =>
  jsonItem('local', 'theme-editor', v.parser(editorDraftSchema), draftKey);

/** What a draft is about: a stored theme by its id, or a new theme by the id of its draft. */
export type DraftSubject = { readonly theme: string } | { readonly newTheme: string };

/** Returns the key of an author's draft. The chosen pictures of the draft have it, too. */
export const draftKeyOf = (author: string, subject: DraftSubject): string =>
  authorPart(author, 'theme' in subject ? subject.theme : `new-${subject.newTheme}`);

/** Returns the address of the form that has the draft with this key. */
export function draftAddress(draftKey: string): string {
  const subject = draftKey.slice(draftKey.indexOf('/') + 1);
  return `/admin/themes/${subject.replace(/^new-/, 'new/')}`;
}

/** Returns the address of the form of a new theme with a draft of its own. */
export const newThemeAddress = (query: string, id = newId()): string => `/admin/themes/new/${id}${query}`;

/** A draft with its key. */
export interface ListedDraft {
  readonly key: string;
  readonly draft: EditorDraft;
}

/** Returns all drafts of an author in this browser, the latest first. */
export const listDrafts = (author: string): ListedDraft[] =>
  listParts('local', 'theme-editor')
    .filter((key) => key.startsWith(authorPart(author, '')))
    .flatMap((key) => {
      const draft = editorDraft(key).read();
      return draft ? [{ key, draft }] : [];
    })
    .sort((one, other) => other.draft.at - one.draft.at);
