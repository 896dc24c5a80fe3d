import { limits } from '@tallyho/game/limits';
import { fileNameAsText } from '@tallyho/game/themes/picture';
import type { EditedPicture } from '../model/edited-theme.ts';

/**
 * Returns for each picture the name of its file as a description. Browsers call every pasted picture the same, so
 * repeated names are numbered: 'image', 'image 2'. Empty if the file name has no text.
 */
export function namesOfFiles(pictures: readonly EditedPicture[]): string[] {
  const taken = new Map<string, number>();
  return pictures.map(({ fileName }) => {
    const name = fileNameAsText(fileName);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count > 1 && name !== '' ? `${name.slice(0, limits.pictureAlt - 4)} ${count}` : name;
  });
}
