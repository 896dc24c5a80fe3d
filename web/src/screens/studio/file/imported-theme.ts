import { newId } from '../../../shared/api/new-id.ts';
import type { ImportedTheme } from './import-theme.ts';

/** The last imported theme, until its form is open. The form stores the draft and the files in the browser. */
let last: { readonly id: string; readonly theme: ImportedTheme } | null = null;

/** Keeps a theme for the editor, and returns the id of its draft. */
export function keepImportedTheme(theme: ImportedTheme): string {
  const id = newId();
  last = { id, theme };
  return id;
}

/** Returns the kept theme; null if it was replaced, or if the page was loaded anew. */
export const importedTheme = (id: string): ImportedTheme | null => (last?.id === id ? last.theme : null);
