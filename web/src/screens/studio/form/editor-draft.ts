import * as v from 'valibot';
import { jsonItem, listParts } from '../../../shared/storage/storage-item.ts';
import { themeFormSchema } from './form-schema.ts';

const editorDraftSchema = v.object({
  form: themeFormSchema,
  /** The version of the stored theme that the form was opened with; null: a new theme. */
  version: v.nullable(v.number()),
  /** The stored theme of that version. Drafts of earlier versions of the site have none. */
  base: v.nullish(themeFormSchema),
  /** When it was last changed, epoch ms. */
  at: v.number(),
});
export type EditorDraft = v.InferOutput<typeof editorDraftSchema>;

/**
 * The unsaved work on a theme in this browser, until it is saved or discarded: after a reload, a crash or the end of the
 * session. `theme`: its id, or the type of a new theme.
 */
export const editorDraft = (theme: string) =>
  jsonItem('local', 'theme-editor', v.parser(editorDraftSchema), theme);

/** A draft with the part of its key. */
export interface ListedDraft {
  readonly key: string;
  readonly draft: EditorDraft;
}

/** Returns all drafts of this browser, the latest first. */
export const listDrafts = (): ListedDraft[] =>
  listParts('local', 'theme-editor')
    .flatMap((key) => {
      const draft = editorDraft(key).read();
      return draft ? [{ key, draft }] : [];
    })
    .sort((one, other) => other.draft.at - one.draft.at);

/** Returns the address of the form that has the draft with this key. */
export function draftAddress(key: string): string {
  const [, kind, rest = ''] = /^(new|copy|import)-(.*)$/.exec(key) ?? [];
  switch (kind) {
    case 'new':
      return `/admin/themes/new?type=${rest}`;
    case 'copy':
    case 'import':
      return `/admin/themes/new?${kind}=${rest}`;
    default:
      return `/admin/themes/${key}`;
  }
}
