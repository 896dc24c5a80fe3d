/** Returns true if this browser can put a picture on the clipboard. Not on pages served by plain http. */
export const canCopyPicture = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';

/** Copies a PNG file to the clipboard; resolves to false if that is not allowed. */
export async function copyPicture(file: File): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    return true;
  } catch {
    return false;
  }
}
