import { limits } from '../limits.ts';

/** Returns a file's name without extension, with separators replaced by spaces: 'red-panda.png' is 'red panda'. */
export const fileNameAsText = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, limits.pictureAlt);
