import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** What the app stores: its settings, and what Chromium keeps of a login, of drafts and of settings of the pages. */
const kept = [
  ...['config.json', 'window.json', 'Preferences', 'Local State', 'Local Storage', 'IndexedDB'],
  ...['Cookies', 'Cookies-journal', 'Network'],
];

/**
 * Copies the settings of the app's first versions, which had another name, into the folder of this one, once: only if this one
 * has none. The old folder stays as it is. Must run before Chromium opens the folder. Returns true if something was copied.
 */
export function takeOverSettings({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const isNew = !kept.some((name) => existsSync(path.join(to, name)));
  const found = kept.filter((name) => existsSync(path.join(from, name)));
  if (!isNew || found.length === 0) return false;
  mkdirSync(to, { recursive: true });
  // A lock of an app that runs belongs to that app.
  const filter = (source: string) => !/^(LOCK|lockfile|Singleton.*)$/.test(path.basename(source));
  for (const name of found) cpSync(path.join(from, name), path.join(to, name), { recursive: true, filter });
  return true;
}
