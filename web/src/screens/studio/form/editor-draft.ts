import * as v from 'valibot';
import { jsonItem } from '../../../shared/storage/storage-item.ts';
import { themeFormSchema } from './form-schema.ts';

const editorDraftSchema = v.object({
  form: themeFormSchema,
  /** The version of the stored theme that the form was opened with; null: a new theme. */
  version: v.nullable(v.number()),
  /** When it was last changed, epoch ms. */
  at: v.number(),
});

/**
 * The unsaved work on a theme in this browser, until it is saved or discarded: after a reload, a crash or the end of the
 * session. `theme`: its id, or the type of a new theme.
 */
export const editorDraft = (theme: string) =>
  jsonItem('local', 'theme-editor', v.parser(editorDraftSchema), theme);
