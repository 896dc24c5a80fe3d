import { listParts, textItem } from './storage-item.ts';

/** How long the work of an author stays in the browser after its last change, in milliseconds. */
export const maxWorkAge = 30 * 24 * 60 * 60 * 1_000;

/** Returns when a stored item was changed, epoch ms; null if it does not say so. */
function changeTime(text: string): number | null {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null && 'at' in stored && typeof stored.at === 'number'
      ? stored.at
      : null;
  } catch {
    return null;
  }
}

/** Deletes unsaved themes, with their files, that no account in this browser has changed for 30 days. */
export async function clearOldWork(): Promise<void> {
  const parts = listParts('local', 'theme-editor').filter((part) => {
    const text = textItem('local', 'theme-editor', part).read();
    return text !== null && (changeTime(text) ?? 0) <= Date.now() - maxWorkAge;
  });
  for (const part of parts) {
    textItem('local', 'theme-editor', part).clear();
    const { clearFiles } = await import('./file-store.ts');
    await clearFiles(`${part}/`);
  }
}
